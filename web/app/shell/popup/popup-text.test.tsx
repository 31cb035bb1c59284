import { expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { PopupText } from "./popup-text";
import type { ShownPopup } from "../chrome/shown-popup";

const popup: ShownPopup = {
  ...{ id: "p", lang: "nl", title: "Open huis", descriptionHtml: "", link: null, form: null, delay: 0, version: "1" },
  media: { url: "/uploads/open-huis.mp4", mime: "video/mp4", width: null, height: null, alt: "Een rondgang" },
};

const rendered = (given: Partial<ShownPopup>) =>
  renderStatic(
    <PopupText popup={{ ...popup, ...given }} titleId="t" close={() => {}} />,
    createPaths({ language: "nl", rows: [] }),
  );

it("CHROME-8 shows a film as a film, which plays on a click", () => {
  const html = rendered({});
  expect(html).toMatch(/<video[^>]* controls=""[^>]* aria-label="Een rondgang"/);
  expect(html).not.toMatch(/autoplay/i);
  expect(html).toContain('<source src="/uploads/open-huis.mp4" type="video/mp4"/>');
  expect(html).not.toContain("<img");
});

it("CHROME-8 shows a picture as a picture", () => {
  const html = rendered({ media: { url: "/uploads/a.jpg", mime: "image/jpeg", width: 800, height: 450, alt: "" } });
  expect(html).toContain("<img");
  expect(html).not.toContain("<video");
});
