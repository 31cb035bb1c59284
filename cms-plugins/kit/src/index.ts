export type { AdminLayout, AdminLayouts, FieldText, Row } from "./admin/admin-layout.js";
export { offerLayouts } from "./admin/offer-layouts.js";
export { searchByWords, type SearchedType } from "./search/search-by-words.js";
export { staffLanguage } from "./staff/staff-language.js";
export { textIn, type StaffText } from "./staff/staff-text.js";
export { perStrapi } from "./per-strapi.js";
export { configureKit, kitSettings, type KitSettings } from "./kit-settings.js";
export { changeKinds, type Change, type ChangeKind } from "./changes/change.js";
export { ensureChangeTables } from "./changes/change-tables.js";
export { appendChange, appendChanges, lockChanges } from "./changes/append-change.js";
export { currentRevision, lastChangeOf, readChanges, type Revision } from "./changes/read-changes.js";
export { notifySite } from "./changes/notify-site.js";
export { inSnapshot, inTransaction, table, type Connection, type RunningTransaction } from "./changes/database.js";
export {
  feedSources,
  registerFeedSource,
  type FeedPart,
  type FeedQuestion,
  type FeedSource,
} from "./feed/feed-sources.js";
export { type HttpContext } from "./http/http-context.js";
export { answerFailure, endpoint } from "./http/endpoint.js";
export { parseInput } from "./http/parse-input.js";
export { requireReplica, sameSecret } from "./http/require-replica.js";
