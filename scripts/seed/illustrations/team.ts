import { random } from "../random.js";
import { darker, lighter } from "./palette.js";
import { circle, ellipse, gradient, group, path, rect, svg } from "./svg.js";

const skins = ["#F0CDB0", "#E4B48F", "#C98F67", "#8E5B3E", "#F4D8C2"] as const;
const hairs = ["#2B211C", "#5A3B28", "#8C6239", "#B9B2A8", "#3B2A2A", "#C79A5B"] as const;
const clothes = ["#2F4A45", "#33475B", "#7F3320", "#1F2421", "#5C6B4A", "#6E5248"] as const;
const grounds = ["#E6DFD7", "#D9D3C6", "#CFD6D1", "#E3D3C4"] as const;

interface Traits {
  hair?: string;
  skin?: string;
  cloth?: string;
  long?: boolean;
  beard?: boolean;
  glasses?: boolean;
}

/** A calm drawn portrait of nobody in particular, before a plain wall; what the traits leave open the seed decides. */
export function portraitPicture(seed: string, traits: Traits = {}, width = 800, height = 1000): string {
  const chance = random(`portrait:${seed}`);
  const skin = traits.skin ?? chance.pick(skins);
  const hair = traits.hair ?? chance.pick(hairs);
  const cloth = traits.cloth ?? chance.pick(clothes);
  const wall = chance.pick(grounds);
  const long = traits.long ?? chance.chance(0.5);
  const beard = traits.beard ?? (!long && chance.chance(0.4));
  const glasses = traits.glasses ?? chance.chance(0.35);
  const iris = chance.pick(["#4B3B34", "#33475B", "#5C6B4A"]);
  const shade = darker(skin, 0.13);
  let body = rect(0, 0, 800, 1000, "url(#wall)");
  if (long)
    body += path("M232 420q-20 -236 168 -240t168 240q26 150 -20 250h-296q-46 -110 -20 -250z", darker(hair, 0.12));
  body += path("M100 1000q10 -230 170 -268l90 -30h80l90 30q160 38 170 268z", cloth);
  body += path("M338 600h124v120q-62 74 -124 0z", shade);
  body +=
    path(
      "M290 712l64 -34l46 92l-60 60zM510 712l-64 -34l-46 92l60 60z",
      chance.chance(0.5) ? "#FBF8F2" : lighter(cloth, 0.16),
    ) + path("M354 690q46 70 92 0l-46 110z", shade);
  body += ellipse(252, 440, 22, 36, shade) + ellipse(548, 440, 22, 36, shade);
  body += path("M254 400q0 -170 146 -170t146 170q0 128 -58 196q-42 50 -88 50t-88 -50q-58 -68 -58 -196z", skin);
  body += path("M400 230q146 0 146 170q0 128 -58 196q-42 50 -88 50q70 -120 60 -416z", shade, { opacity: 0.35 });
  body += long
    ? path("M248 430q-6 -232 152 -236t152 236q-30 -128 -116 -150q-96 78 -188 150z", hair)
    : path(
        `M246 392q-20 -204 154 -206t154 206q-24 -${chance.whole(70, 104)} -78 -110q-76 24 -152 0q-54 26 -78 110z`,
        hair,
      );
  if (beard)
    body += path("M258 470q20 170 142 178t142 -178q-26 78 -84 76q-58 -26 -116 0q-58 2 -84 -76z", hair, {
      opacity: 0.92,
    });
  for (const x of [338, 462])
    body +=
      path(`M${x - 34} 402q34 -24 68 0`, "none", { stroke: hair, "stroke-width": 10, "stroke-linecap": "round" }) +
      ellipse(x, 440, 21, 13, "#FFFDF8") +
      circle(x, 440, 11.5, iris) +
      circle(x + 3, 436, 3.4, "#FFFFFF") +
      path(`M${x - 24} 434q24 -16 48 0`, "none", {
        stroke: darker(skin, 0.5),
        "stroke-width": 5,
        "stroke-linecap": "round",
      });
  if (glasses)
    body +=
      [338, 462]
        .map((x) => rect(x - 47, 408, 94, 66, "none", { rx: 26, stroke: "#2B2622", "stroke-width": 7 }))
        .join("") + path("M385 434q15 -10 30 0", "none", { stroke: "#2B2622", "stroke-width": 7 });
  body += path("M398 446q-14 62 -20 76q18 16 42 2", "none", {
    stroke: shade,
    "stroke-width": 8,
    "stroke-linecap": "round",
  });
  body +=
    path(`M352 568q48 ${chance.whole(34, 46)} 96 0q-48 14 -96 0z`, "#B25F50") +
    path("M352 568q48 18 96 0", "none", { stroke: "#8F463A", "stroke-width": 4, "stroke-linecap": "round" });
  body += circle(306, 520, 30, "#D9806A", { opacity: 0.16 }) + circle(494, 520, 30, "#D9806A", { opacity: 0.16 });
  const defs = gradient(
    "wall",
    [
      [0, lighter(wall, 0.3)],
      [1, darker(wall, 0.08)],
    ],
    { x2: 1 },
  );
  return svg(width, height, defs, group(body), "0 0 800 1000");
}

/** How the demo agency's people look, by the name of their seeded picture. */
export const team: Readonly<Record<string, Traits>> = {
  "anna-claes": { hair: "#B9B2A8", skin: "#F0CDB0", cloth: "#2F4A45", long: false, beard: false, glasses: false },
  "karim-benali": { hair: "#2B211C", skin: "#C98F67", cloth: "#33475B", long: false, beard: true, glasses: false },
  "sofie-wauters": { hair: "#8C4A2A", skin: "#F4D8C2", cloth: "#D9CBB4", long: true, glasses: false },
  "jonas-de-ridder": { hair: "#5A3B28", skin: "#F0CDB0", cloth: "#8E3B26", long: false, beard: false, glasses: true },
  "claire-lambert": { hair: "#2B211C", skin: "#E4B48F", cloth: "#C2A67E", long: true, glasses: false },
  "lieve-goossens": { hair: "#B9B2A8", skin: "#F4D8C2", cloth: "#45607A", long: true, glasses: true },
};
