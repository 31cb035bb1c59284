/** No two that look alike, in either case. */
const characters = "ACDEFHJKLMNPRTUVWXY3479";

/**
 * Five characters as a picture, for an address of its own in the page. As points and not as paths: the outlines of an
 * SVG say by themselves which letter they are.
 */
export async function renderCaptcha(): Promise<{ text: string; picture: string }> {
  const [{ default: svgCaptcha }, { default: sharp }] = await Promise.all([import("svg-captcha"), import("sharp")]);
  const { text, data } = svgCaptcha.create({
    ...{ size: 5, noise: 2, charPreset: characters },
    ...{ width: 200, height: 64, fontSize: 60 },
  });
  const picture = await sharp(Buffer.from(data), { density: 144 })
    .flatten({ background: "#ffffff" })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return { text, picture: `data:image/png;base64,${picture.toString("base64")}` };
}
