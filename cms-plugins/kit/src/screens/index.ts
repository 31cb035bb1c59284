export { AskFirst } from "./ask-first.js";
export { Choose } from "./choose.js";
export { ListedTable } from "./listed-table.js";
export { NothingListed } from "./nothing-listed.js";
export { PageTurner } from "./page-turner.js";
export { Part, PartsBar } from "./parts-bar.js";
export { StaffPage, type StaffPageProps } from "./staff-page.js";
export { useMay } from "./use-may.js";
export { useTurn } from "./use-turn.js";
