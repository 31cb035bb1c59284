import type { SharedMessageId } from "@gevel/config";
import type consent from "./messages/en/consent.json";
import type costs from "./messages/en/costs.json";
import type detail from "./messages/en/detail.json";
import type favourites from "./messages/en/favourites.json";
import type forms from "./messages/en/forms.json";
import type map from "./messages/en/map.json";
import type portal from "./messages/en/portal.json";
import type savedSearch from "./messages/en/saved-search.json";
import type server from "./messages/en/server.json";
import type site from "./messages/en/site.json";

/** The messages of the site, as the English catalogues have them. */
export type MessageId =
  | SharedMessageId
  | keyof typeof consent
  | keyof typeof costs
  | keyof typeof detail
  | keyof typeof favourites
  | keyof typeof forms
  | keyof typeof map
  | keyof typeof portal
  | keyof typeof savedSearch
  | keyof typeof server
  | keyof typeof site;

/** What comes after a prefix in the ids that begin with it: `"title"` for `portal.title`. */
export type MessageName<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never;

/** Ids that end with a part of data: the name of a form's field, an attribute's value, a flag of the CMS. */
type DataId =
  | `forms.${"field" | "help" | "option" | "step"}.${string}`
  | `listing.${string}`
  | `portal.${"noticed" | "steps"}.${string}`;

/**
 * The only two claims about ids that types cannot check. That data has its message: tests ask for each in every language,
 * and where the CMS may send others, the code looks first.
 */
export const idFromData = (id: DataId): MessageId => id as MessageId;

/** React Intl asks for all messages at once; a screen has those of its areas, which are loaded before it is shown. */
export const asComplete = (messages: object): Record<MessageId, string> => messages as Record<MessageId, string>;
