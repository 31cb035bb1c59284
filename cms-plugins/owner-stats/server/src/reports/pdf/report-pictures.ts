import sharp from "sharp";
import { contentWidth } from "./report-styles.js";

/** The pictures of a report, as uploaded; null if there is none. */
export interface ReportPictures {
  home: Buffer | null;
  logo: Buffer | null;
}

const perPoint = 2.4;

/** No real picture has more pixels; a decompression bomb does. */
const pixelLimit = 120_000_000;

export interface PreparedPictures {
  home: Buffer | null;
  logo: { data: Buffer; width: number; height: number } | null;
}

async function orNone<Result>(make: () => Promise<Result>): Promise<Result | null> {
  // A file that is no picture must not hold up the report, which goes out without it.
  return make().catch(() => null);
}

/** Converts pictures for print, whatever their format: the listing's as wide as the page, with this height. */
export async function preparePictures({ home, logo }: ReportPictures, height: number): Promise<PreparedPictures> {
  const reader = (file: Buffer) => sharp(file, { limitInputPixels: pixelLimit, failOn: "error" }).rotate();
  return {
    home:
      home &&
      (await orNone(() =>
        reader(home)
          .resize(Math.round(contentWidth * perPoint), Math.round(height * perPoint), { fit: "cover" })
          .flatten({ background: "#ffffff" })
          .jpeg({ quality: 84 })
          .toBuffer(),
      )),
    logo:
      logo &&
      (await orNone(async () => {
        const { data, info } = await reader(logo)
          .resize({ width: 480, height: 120, fit: "inside" })
          .flatten({ background: "#ffffff" })
          .png({ palette: false })
          .toBuffer({ resolveWithObject: true });
        return { data, width: info.width, height: info.height };
      })),
  };
}
