import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { purposes } from "@gevel/config";
import { inlineScript } from "~/islands/inline-script.plugin";
import { cookieJar } from "./browser-fixture";
import { readGrants } from "./consent-cookies";

let script: string;
beforeAll(async () => {
  script = await inlineScript(fileURLToPath(new URL("before-paint.ts", import.meta.url)));
});

class Control {
  readonly marks = new Set<string>();
  focused = false;
  constructor(readonly dataset: { choice?: string }) {}
  closest = () => (this.dataset.choice ? this : null);
  setAttribute = (name: string) => void this.marks.add(name);
  removeAttribute = (name: string) => void this.marks.delete(name);
  focus = () => {
    this.focused = true;
  };
}

/** Runs the page's first script as it is in the page, in a stub of the browser parts it uses. */
function open(address: string, cookies: Record<string, string> = {}) {
  const { pathname, search, hash } = new URL(address, "https://www.agency.be");
  const dataset: { consent?: string } = {};
  const controls = { panel: new Control({}), content: new Control({}), link: new Control({ choice: "open" }) };
  const jar = cookieJar(cookies);
  const counted: unknown[] = [];
  let shownAddress = pathname + search + hash;
  let onClick: (event: object) => void = () => undefined;
  const document = {
    documentElement: { dataset, lang: "nl-BE" },
    addEventListener: (_sign: string, listener: typeof onClick) => {
      onClick = listener;
    },
    getElementById: (id: string) => (id === "consent" ? controls.panel : controls.content),
    querySelector: () => (controls.link.marks.size > 0 ? controls.link : null),
  };
  Object.defineProperty(document, "cookie", {
    get: () => jar.cookie,
    set: (written: string) => {
      jar.cookie = written;
    },
  });
  runInNewContext(script, {
    document,
    location: { pathname, search, hash, protocol: "https:" },
    history: { state: null, replaceState: (_state: unknown, _title: string, to: string) => (shownAddress = to) },
    navigator: { sendBeacon: (to: string, body: string) => counted.push([to, JSON.parse(body)]) },
    Element: Control,
    Event: class {},
    dispatchEvent: () => true,
  });
  const click = (control: Control, keys: object = {}) => {
    let left = false;
    const preventDefault = () => {
      left = true;
    };
    const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    onClick({ target: control, preventDefault, ...plain, ...keys });
    return left;
  };
  const press = (choice: string) => click(new Control({ choice }));
  return { layer: () => dataset.consent, jar, counted, press, click, controls, address: () => shownAddress };
}

const stored = { consent: "1", consentAdStorage: "granted" };

describe("the consent script before first paint", () => {
  it("is small, because it is in every page", () => {
    expect(script.length).toBeLessThan(2_000);
  });

  it("CONSENT-1 shows the dialog without a stored choice, and for one on an older text", () => {
    expect(open("/nl/").layer()).toBe("ask");
    expect(open("/nl/te-koop/?city=gent|9000", { consent: "true" }).layer()).toBe("ask");
    expect(open("/nl/", stored).layer()).toBeUndefined();
  });

  it.each(["/nl/preview/", "/preview?type=page", "/nl/PREVIEW/x/"])("CONSENT-1 shows no dialog at %s", (address) => {
    expect(open(address).layer()).toBeUndefined();
  });

  it.each([
    ["/nl/?setcookies=1", "/nl/"],
    ["/nl/?setcookies", "/nl/"],
    ["/nl/te-koop/?sort=price-up&setcookies=1&page=2#top", "/nl/te-koop/?sort=price-up&page=2#top"],
  ])("CONSENT-1 clears the choice at %s, once", (address, left) => {
    const page = open(address, { ...stored, other: "kept" });
    expect([page.layer(), page.jar.cookie, page.address()]).toEqual(["ask", "other=kept", left]);
  });

  it("leaves an address without the parameter unchanged", () => {
    expect(open("/nl/?a=1#b").address()).toBe("/nl/?a=1#b");
  });

  it("CONSENT-1 CONSENT-2 one click accepts all, one declines all: stored, counted anonymously, closed", () => {
    for (const [choice, granted] of [
      ["accept", purposes],
      ["decline", []],
    ] as const) {
      const page = open("/nl/");
      expect(page.press(choice)).toBe(true);
      const grants = readGrants(page.jar.cookie);
      expect(grants).toEqual(granted);
      expect(page.counted).toEqual([["/api/consent-choice", { version: "1", language: "nl", grants }]]);
      expect([page.layer(), page.controls.content.focused]).toEqual([undefined, true]);
    }
  });

  it("CONSENT-1 opening the settings stores nothing", () => {
    const page = open("/nl/");
    page.press("settings");
    expect([page.layer(), page.jar.cookie, page.counted]).toEqual(["settings", "", []]);
  });

  it("CONSENT-1 the footer's link opens the dialog again, and gets the focus back", () => {
    const page = open("/nl/", stored);
    page.click(page.controls.link);
    expect([page.layer(), page.controls.panel.focused]).toEqual(["ask", true]);
    page.press("decline");
    expect([page.layer(), page.controls.link.focused, page.controls.content.focused]).toEqual([undefined, true, false]);
  });

  it("leaves a click for another tab to the browser, and others to the page", () => {
    const page = open("/nl/", stored);
    expect(page.click(page.controls.link, { ctrlKey: true })).toBe(false);
    expect(page.click(new Control({}))).toBe(false);
    expect(page.layer()).toBeUndefined();
  });
});
