import sharp from "sharp";

/** Plain sharp: all widths of a picture from one decode, `times` times: {picture, widths, times}. */
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async ({ picture, widths, times }) => {
  const bytes = Buffer.from(picture);
  const widest = Math.max(...widths);
  for (let time = 0; time < times; time += 1) {
    const { data, info } = await sharp(bytes).rotate().resize(widest).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const width of widths) await sharp(data, { raw }).resize(width).webp({ quality: 76, effort: 4 }).toBuffer();
  }
  process.send("done");
});
process.send("ready");
