import decodeQR from "qr/decode.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QrCode } from "./qr-code";

const scale = 6;

/** The rendered code in pixels, as a camera sees it. */
function pixels(svg: string) {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let at = 0; at < scale * scale; at += 1) {
      const row = Number(y) * scale + Math.floor(at / scale);
      const start = (row * side + Number(x) * scale + (at % scale)) * 4;
      data.fill(0, start, start + 3);
    }
  return { width: side, height: side, data };
}

it.each(["https://gevel.example/p/546/", `https://gevel.example/nl/te-koop/${"antwerpen-".repeat(8)}/546/`])(
  "Q-4 renders a code that reads as %s",
  (address) => {
    const svg = renderToStaticMarkup(<QrCode text={address} label="Code" />);
    expect(decodeQR(pixels(svg))).toBe(address);
  },
);
