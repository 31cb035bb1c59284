import type { Traits } from "./portrait.js";

/** How the demo agency's people look, by the name of their seeded picture. */
export const team: Readonly<Record<string, Traits>> = {
  "anna-claes": { hair: "#B9B2A8", skin: "#F0CDB0", cloth: "#2F4A45", long: false, beard: false, glasses: false },
  "karim-benali": { hair: "#2B211C", skin: "#C98F67", cloth: "#33475B", long: false, beard: true, glasses: false },
  "sofie-wauters": { hair: "#8C4A2A", skin: "#F4D8C2", cloth: "#D9CBB4", long: true, glasses: false },
  "jonas-de-ridder": { hair: "#5A3B28", skin: "#F0CDB0", cloth: "#8E3B26", long: false, beard: false, glasses: true },
  "claire-lambert": { hair: "#2B211C", skin: "#E4B48F", cloth: "#C2A67E", long: true, glasses: false },
  "lieve-goossens": { hair: "#B9B2A8", skin: "#F4D8C2", cloth: "#45607A", long: true, glasses: true },
};
