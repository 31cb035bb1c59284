import { antwerp, edges } from "./antwerp.fixture";
import { pmtilesFile, type TileLayers } from "./pmtiles-file";

/** A few streets of Antwerp in the layers of Protomaps' basemap. */
export const tilesFile = (layers: TileLayers = antwerp): Buffer =>
  pmtilesFile(layers, { areas: [{ zooms: [6, 13], edges }], center: [4.42, 51.22] });
