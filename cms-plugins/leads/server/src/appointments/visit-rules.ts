import type { VisitState } from "@gevel/config";
import type { StoredVisit } from "./stored-visit.js";

/** A request whose moment staff never chose can be withdrawn for so long. */
const requestDays = 60;

const day = 86_400_000;

type Known = Pick<StoredVisit, "state" | "moment" | "createdAt">;

/** FORM-7: whether a visit can still be changed: it is neither off nor over. */
export const isAhead = ({ state, moment }: Known, now: Date): boolean =>
  state !== "cancelled" && (moment === null || now < moment.start);

/** Whether its visitor can, by the link. */
export const isOpen = (visit: Known, now: Date): boolean =>
  isAhead(visit, now) && (visit.moment !== null || now.getTime() < visit.createdAt.getTime() + requestDays * day);

/** What becomes of a visit that its visitor moves: what staff had fixed, they fix again. */
export const movedByVisitor = (state: VisitState): VisitState => (state === "requested" ? "requested" : "moved");
