import { z } from "zod";
import { areaCorners } from "../site/area-corners.js";
import { languages } from "../site/languages.js";

// By default zod tests whether it may compile code. The site's CSP forbids it, and the browser reports the test itself
// as an issue of the page.
if ("document" in globalThis) z.config({ jitless: true });

/** PROP-5: a match on the map: id, latitude, longitude, whether that is its own point or only its place's, price. */
export const mapPointSchema = z.tuple([
  z.int().positive(),
  z.number().min(-90).max(90),
  z.number().min(-180).max(180),
  z.union([z.literal(0), z.literal(1)]),
  z.number().nonnegative().nullable(),
]);

/** GET /map-points.json: every match of a search. */
export const mapPointsSchema = z.array(mapPointSchema);

/** GET /map-card.json: the card of one match, as the list has it. */
export const mapCardSchema = z.object({ html: z.string() });

/** A path of this site: never another host. */
const path = z.string().regex(/^\/(?![/\\])/);

/** A3: its corners, as latitude and longitude. */
const areaSchema = z
  .array(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).readonly())
  .min(areaCorners.least)
  .max(areaCorners.most)
  .readonly();

/** Messages in the page's language, and the fallback if the map cannot be rendered. */
export const messageInfoSchema = z.object({
  // Not the language schema: that would bring zod into the script of every page.
  language: z.enum(languages),
  labels: z.object({
    onRequest: z.string(),
    /** The label of a price, `{price}`: for a listing with a published address; and for one shown somewhere in its town. */
    home: z.string(),
    area: z.string(),
    /** Explains the prices shown at an approximate place, while some are in sight. */
    approximate: z.string(),
    cluster: z.string(),
    /** {count} */
    sameAddress: z.string(),
    close: z.string(),
    zoomIn: z.string(),
    zoomOut: z.string(),
    unavailable: z.string(),
    places: z.string(),
    cardFailed: z.string(),
    /** For the heart on the card with the title `{title}`. */
    keep: z.string(),
    areaTools: z.string(),
    drawArea: z.string(),
    drawAgain: z.string(),
    clearArea: z.string(),
    searchHere: z.string(),
    drawHint: z.string(),
    setCorner: z.string(),
    cornersSet: z.string(),
    areaDone: z.string(),
    areaCancel: z.string(),
  }),
  places: z.array(z.object({ name: z.string(), count: z.int().nonnegative(), path })),
  /** A3: the area of the search, or null; left out if the map is no search, as on a listing's own page. */
  area: areaSchema.nullable().optional(),
  /** The names of the points by id, if they are not listings: offices, which have neither price nor card. */
  names: z.record(z.string(), z.string()).optional(),
});

export const mapMessageSchema = z.object({
  propsList: mapPointsSchema,
  messageInfo: messageInfoSchema,
  /** Ground of the map: `calm` is our own; `streets` and `satellite` are Mapbox's, and calm without its token. */
  mapType: z.enum(["calm", "streets", "satellite"]),
  /** Colour of the pins where it is not the site's accent. */
  customMarker: z.object({ colour: z.string().regex(/^#[0-9a-f]{6}$/i) }).nullable(),
  /** States whose label the cards on the map leave out. */
  marqueeIgnore: z.array(z.enum(["option", "sold", "rented"])),
});
export type MapMessage = z.infer<typeof mapMessageSchema>;

/** The page marks a match, or none, as the visitor goes through the list. */
export const mapMarkSchema = z.object({ mark: z.int().positive().nullable() });

/** The messages that the page may post to the frame. */
export const toMapFrameSchema = z.union([mapMessageSchema, mapMarkSchema]);
export type ToMapFrame = z.infer<typeof toMapFrameSchema>;

/** The messages that the frame posts to the page: the match that the visitor points at or has opened; the area to search in. */
export const fromMapFrameSchema = z.union([
  z.object({ map: z.enum(["pointed", "opened"]), id: z.int().positive().nullable() }),
  z.object({ map: z.literal("area"), area: areaSchema.nullable() }),
]);
export type FromMapFrame = z.infer<typeof fromMapFrameSchema>;
