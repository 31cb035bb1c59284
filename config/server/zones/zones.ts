import {
  byLanguage,
  countries,
  featuresOf,
  placeKey,
  provinceCodes,
  provinceLabel,
  provinceOfMunicipality,
  regionName,
  regionOfPostcode,
  regionOfProvince,
  regions,
  roomsOf,
  searchablePrice,
  searchableWebIds,
  zoneKey,
  type Goal,
  type Language,
  type Listing,
  type Localized,
  type ProvinceCode,
  type SearchableListing,
} from "@gevel/config";
import rows from "./municipalities.json";

interface Municipality {
  /** NIS code. */
  nis: string;
  names: Readonly<Record<Language, string>>;
  province: ProvinceCode;
  latitude: number;
  longitude: number;
  zips: readonly string[];
}

function provinceOf(nis: string): ProvinceCode {
  const found = provinceOfMunicipality(nis);
  if (!found) throw new Error(`the municipality ${nis} is in no province`);
  return found;
}

interface Known {
  all: readonly Municipality[];
  byKey: ReadonlyMap<string, Municipality>;
  atZip: ReadonlyMap<string, readonly Municipality[]>;
}

let read: Known | null = null;

/** Loaded on first use: a start does not need it. */
function known(): Known {
  if (read) return read;
  const all = rows.map(([nis = "", nl, fr, en, de, latitude, longitude, ...zips]) => ({
    nis: String(nis),
    // Another language has the English names.
    names: { ...byLanguage(() => String(en)), nl: String(nl), fr: String(fr), de: String(de) },
    province: provinceOf(String(nis)),
    latitude: Number(latitude),
    longitude: Number(longitude),
    zips: zips.map(String),
  }));
  const atZip = new Map<string, Municipality[]>();
  for (const municipality of all)
    for (const zip of municipality.zips) atZip.set(zip, [...(atZip.get(zip) ?? []), municipality]);
  return (read = { all, atZip, byKey: new Map(all.map((one) => [zoneKey("municipality", one.nis), one])) });
}

/** Every municipality of Belgium, with or without a listing on offer (decision 016). */
export const municipalities = (): readonly Municipality[] => known().all;

/** The municipalities with this postal code, which may be written with more: `B-2000`. */
export const municipalitiesAt = (zip: string): readonly Municipality[] =>
  known().atZip.get(/\d{4}/.exec(zip)?.[0] ?? "") ?? [];

/**
 * Three postal codes belong to two municipalities (1040, 1050, 1060): a listing there is in both, so that no saved
 * search misses it.
 */
export function zonesOf({ city, zip, countryId }: Pick<Listing, "city" | "zip" | "countryId">): string[] {
  const municipalityZone = placeKey(city, zip);
  if (countryId !== countries.belgium) return [municipalityZone];
  const here = municipalitiesAt(zip);
  const region = regionOfPostcode(zip, countryId);
  return [
    municipalityZone,
    ...here.map(({ nis }) => zoneKey("municipality", nis)),
    ...new Set(here.map(({ province }) => zoneKey("province", province))),
    ...(region ? [zoneKey("region", region)] : []),
  ];
}

/** A listing in the form that saved searches match. */
export const searchableListing = (
  listing: Pick<
    Listing,
    "publishPrice" | "price" | "attributes" | "webId" | "webIds" | "city" | "zip" | "countryId"
  > & {
    goal: Goal;
  },
): SearchableListing => ({
  goal: listing.goal,
  price: searchablePrice(listing) ?? NaN,
  rooms: roomsOf(listing),
  webIds: searchableWebIds(listing),
  features: featuresOf(listing),
  zones: zonesOf(listing),
});

/** `Antwerpen (2000)` from a place's key, for places without another name. */
function municipalityLabel(key: string): string {
  const [name = "", zip = ""] = key.split("|");
  const shown = name.replace(
    /(^|[\s'’(-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return zip ? `${shown} (${zip.toUpperCase()})` : shown;
}

/** The name of a zone; for a place the one in its key if `named` has none. */
export function zoneLabel(key: string, language: Language, named: Localized = {}): string {
  const region = regions.find((code) => key === zoneKey("region", code));
  if (region) return regionName(region, language);
  const province = provinceCodes.find((code) => key === zoneKey("province", code));
  if (province) return provinceLabel(province, language);
  return known().byKey.get(key)?.names[language] ?? named[language] ?? municipalityLabel(key);
}

/** The zone around another: a municipality's province, a province's region; null for what has none. */
export function parentZone(key: string): string | null {
  const municipality = known().byKey.get(key);
  if (municipality) return zoneKey("province", municipality.province);
  const province = provinceCodes.find((code) => key === zoneKey("province", code));
  return province ? zoneKey("region", regionOfProvince[province]) : null;
}
