import type { Locator, Page } from "@playwright/test";

export type Color = readonly [red: number, green: number, blue: number];

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio: 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The brightest point that a visitor sees in a part of the window. */
export async function brightest(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<Color> {
  const picture = (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  // A page of its own, so that the site's content security policy does not apply.
  const bench = await page.context().newPage();
  const found = await bench.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pencil = canvas.getContext("2d");
    if (!pencil) throw new Error("no canvas");
    pencil.drawImage(image, 0, 0);
    const { data: points } = pencil.getImageData(0, 0, image.width, image.height);
    let most: [number, number, number] = [0, 0, 0];
    for (let at = 0; at < points.length; at += 4) {
      const point: [number, number, number] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
      if (point[0] + point[1] + point[2] > most[0] + most[1] + most[2]) most = point;
    }
    return most;
  }, picture);
  await bench.close();
  return found;
}

/** A colour of an element, as the browser reckoned it. */
export async function colorOf(element: Locator, property: "color" | "outline-color"): Promise<Color> {
  const text = await element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}
