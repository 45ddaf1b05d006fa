import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepPresses } from "./press.ts";
import { applySettings, settings } from "./settings.svelte.ts";
import { speak } from "./texts/live.svelte.ts";

applySettings();
keepPresses();
const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to be mounted in");
await speak(settings.language);
mount(App, { target });
