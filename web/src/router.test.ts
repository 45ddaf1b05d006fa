import { describe, expect, it } from "vitest";
import { format, parse, type Route } from "./router.ts";

describe("addresses", () => {
  const pairs: [string, string, Route][] = [
    ["/", "", { page: "home" }],
    ["/table/fog-bay-7", "", { page: "table", name: "fog-bay-7" }],
    ["/replay/fog-bay-7", "", { page: "replay", name: "fog-bay-7", at: null, seat: null }],
    ["/replay/fog-bay-7", "?at=12&seat=-1", { page: "replay", name: "fog-bay-7", at: 12, seat: -1 }],
    ["/replay/fog-bay-7", "?at=12&seat=1&look=1", { page: "replay", name: "fog-bay-7", at: 12, seat: 1, look: true }],
    ["/rules", "", { page: "rules", paragraph: null }],
    ["/rules/SF-5.4", "", { page: "rules", paragraph: "SF-5.4" }],
    ["/settings", "", { page: "settings" }],
    ["/about", "", { page: "about" }],
    ["/join/a_b-C", "", { page: "join", link: "a_b-C" }],
    ["/seat/0f-a_b-C", "", { page: "seat", link: "0f-a_b-C" }],
    ["/device/x%2Fy", "", { page: "device", link: "x/y" }],
  ];
  it.each(pairs)("%s%s is read and written the same", (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
    expect(format(route)).toBe(path + search);
  });

  it.each(["/nowhere", "/table", "/table/a/b", "/join"])("%s is no page", (path) => {
    expect(parse(path)).toEqual({ page: "missing" });
  });

  it("reads what is no number as none", () => {
    expect(parse("/replay/x", "?at=1e9&seat=me")).toEqual({ page: "replay", name: "x", at: null, seat: null });
  });

  it("survives a broken escape", () => {
    expect(parse("/table/%E0%A4%A")).toEqual({ page: "table", name: "%E0%A4%A" });
  });
});
