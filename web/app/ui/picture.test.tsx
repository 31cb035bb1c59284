import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture";

const media = { url: "/uploads/a.jpg", width: 1600, height: 900, alt: "Een gevel" };

it("CMS-12 keeps visible what staff chose as a picture's focal point, whatever it is cropped to", () => {
  const styleOf = (focalPoint?: { x: number; y: number }) =>
    /style="([^"]*)"/.exec(renderToStaticMarkup(<Picture media={{ ...media, focalPoint }} sizes="100vw" />))?.[1];
  expect(styleOf({ x: 25, y: 80 })).toBe("object-position:25% 80%");
  expect(styleOf()).toBeUndefined();
});
