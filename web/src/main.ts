import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./navigation.svelte.ts";
import { pageOf } from "./pages.ts";
import { keepPresses } from "./press.ts";
import { applySettings, settings } from "./settings.svelte.ts";
import { speak } from "./texts/live.svelte.ts";

applySettings();
keepPresses();
const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to be mounted in");
const words = speak(settings.language);
void pageOf(route())?.().catch(() => undefined); // on its way while the words are; what fails is asked for again
await words;
mount(App, { target });
