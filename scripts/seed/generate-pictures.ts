import { existsSync, mkdirSync } from "node:fs";
import { copyFile, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { pictures } from "../../cms/src/content/first-content/pictures.js";
import { inRoot } from "../dev/paths.mjs";
import { fingerprint } from "../dev/build-cache.mjs";
import { facadePicture } from "./illustrations/facade-picture.js";
import { facadeStyles, type FacadeStyle } from "./illustrations/facade-styles.js";
import { floorPlanPicture } from "./illustrations/floor-plan.js";
import { projectFacade, projectPicture } from "./illustrations/project-picture.js";
import { scenes } from "./illustrations/scenes.js";
import { bedroomsOfPlan, floorPlanCount } from "./listings/demo-pictures.js";
import { demoListings } from "./listings/demo-listings.js";
import { homeViews, isRendered, renderedShots, renderOf, shotName } from "./listings/rendered-homes.js";
import { specificationLines } from "./listings/demo-projects.js";
import { projectDescriptions } from "./listings/project-descriptions.js";

/** Letters of the sample's three languages as PDF's own fonts know them; anything else becomes a question mark. */
const escaped = (text: string) =>
  Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    if (char === "’") return "\\222";
    if (char === "€") return "\\200";
    if (/[()\\]/.test(char)) return `\\${char}`;
    return code < 127 ? char : code < 256 ? `\\${code.toString(8).padStart(3, "0")}` : "?";
  }).join("");

/** One A4 page as a PDF: a title and lines under it, written by hand so that the sample needs no library. */
function textPdf(title: string, lines: readonly string[]): Buffer {
  const shown = [
    `BT /F1 24 Tf 64 750 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F2 11 Tf 64 ${712 - index * 20} Td (${escaped(line)}) Tj ET`),
  ].join("\n");
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    font("Times-Roman"),
    font("Helvetica"),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  body += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, "latin1");
}

/**
 * Generates the sample's pictures into DATA_DIR: `pages` those of the seeded pages (the CMS imports them at its first
 * start), `listings` those of the listings (served from the uploads). Existing files stay unchanged.
 */
const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error("DATA_DIR is needed");

interface Job {
  file: string;
  /** A drawing as SVG, or the file itself. */
  draw: () => string | Buffer | Promise<Buffer>;
}

/** Pages that show a room of one of the homes. */
const roomOfPage: Readonly<Record<string, string>> = {
  "at-home": renderOf("garden-ochre", "kitchen"),
  letting: renderOf("flat-sage", "living"),
};

/** How a picture of the pages is made: rendered (scripts/seed/renders/README.md), or drawn; null where it is neither. */
function pagePicture(name: string, { width, height }: { width: number; height: number }): Job["draw"] | null {
  const render = roomOfPage[name] ?? inRoot("scripts/seed/renders/pages", `${name}.webp`);
  if (existsSync(render)) return () => sharp(render).jpeg({ quality: 86 }).toBuffer();
  const scene = scenes[name];
  return scene ? () => scene([width, height]) : null;
}

function pageJobs(): Job[] {
  return Object.entries(pictures).flatMap(([name, picture]) => {
    const draw = pagePicture(name, picture);
    return draw ? [{ file: join("seed-pictures", `${name}.jpg`), draw }] : [];
  });
}

const isStyle = (name: string): name is FacadeStyle => name in facadeStyles;

function listingJobs(): Job[] {
  const jobs = new Map<string, Job>();
  const add = (name: string, draw: Job["draw"]) => jobs.set(name, { file: join("uploads", "sample", name), draw });
  for (const { pictures: shown } of demoListings()) {
    const [name, style = "", storeys, which = ""] = shown.flatMap(
      ({ url }) => /facade-([a-z-]+)-(\d+)-(\d+)\.jpg$/.exec(url) ?? [],
    );
    if (name && isStyle(style)) add(name, () => facadePicture(style, Number(storeys), which));
  }
  for (const view of homeViews)
    for (const shot of renderedShots.filter((one) => isRendered(view.home.name, one))) {
      const render = renderOf(view.home.name, shot);
      add(shotName(view, shot), () =>
        view.isMirrored ? sharp(render).flop().webp({ quality: 80, effort: 2 }).toBuffer() : readFile(render),
      );
    }
  for (let number = 1; number <= floorPlanCount; number += 1)
    add(`plan-${number}.jpg`, () => floorPlanPicture(bedroomsOfPlan(number), String(number)));
  for (const [index, { kind, name }] of projectDescriptions.entries()) {
    const number = index + 1;
    add(`project-${number}-street.jpg`, () => projectPicture(kind, number));
    add(`project-${number}-facade.jpg`, () => projectFacade(kind, number));
    add(`project-${number}-lastenboek.pdf`, () => textPdf(name, specificationLines));
  }
  return [...jobs.values()];
}

/** Drawings are cached for later DATA_DIRs, as long as the code that generates them is unchanged. */
const retained = inRoot("node_modules", ".cache", "gevel", `drawings-${fingerprint(["scripts/seed"]).slice(0, 16)}`);

async function draw({ file, draw: drawing }: Job): Promise<void> {
  const target = join(dataDir ?? "", file);
  if (existsSync(target)) return;
  const cached = join(retained, basename(file));
  if (!existsSync(cached)) {
    const rendered = await drawing();
    const bytes = Buffer.isBuffer(rendered)
      ? rendered
      : await sharp(Buffer.from(rendered)).jpeg({ quality: 82 }).toBuffer();
    await writeFile(`${cached}.${process.pid}`, bytes);
    await rename(`${cached}.${process.pid}`, cached);
  }
  await copyFile(cached, `${target}.new`);
  await rename(`${target}.new`, target);
}

const jobs = process.argv[2] === "listings" ? listingJobs() : pageJobs();
for (const folder of [join(dataDir, "seed-pictures"), join(dataDir, "uploads", "sample"), retained])
  mkdirSync(folder, { recursive: true });
const waiting = jobs.values();
let done = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (const job of waiting) {
      await draw(job);
      done += 1;
      console.log(`${done} of ${jobs.length}`);
    }
  }),
);
