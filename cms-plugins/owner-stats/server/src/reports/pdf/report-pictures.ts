import sharp from "sharp";
import { contentWidth } from "./report-styles.js";

/** What is drawn besides words, as it comes; null where there is none. */
export interface ReportPictures {
  home: Buffer | null;
  logo: Buffer | null;
}

const perPoint = 2.4;

/** Nobody's picture needs more to be one; a bomb does. */
const pixelLimit = 120_000_000;

export interface PreparedPictures {
  home: Buffer | null;
  logo: { data: Buffer; width: number; height: number } | null;
}

async function orNone<Result>(make: () => Promise<Result>): Promise<Result | null> {
  // A report without its picture is a report; a file that is no picture must not hold it up.
  return make().catch(() => null);
}

/** As paper needs them, whatever they came as: the home as wide as the page, and so high. */
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
