import type { Cms } from "./cms/cms.server";
import type { LeadIntake } from "./forms/lead-intake";
import type { SharedLimits } from "./forms/limits/shared-limits";
import type { Replica } from "./replica/replica";

interface RequestLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** What every loader and action gets from the server as `context`. */
declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    /** One state of the replica, the same for all loaders of a request. */
    replica: Replica;
    /** Also in the logs and in the answer's `x-request-id`. */
    requestId: string;
    /** Each line has the request's id. Uncaught errors are logged already. */
    log: RequestLog;
    /** Public origin, no slash at the end. */
    siteUrl: string;
    /** Proves that a preview's address was made by the admin (CMS-9). */
    previewSecret: string;
    /** Seals what a cookie keeps from the browser that carries it. */
    cookieSecret: string;
    /** Public token of Mapbox; null where the map is our own. */
    mapboxToken: string | null;
    /** Where the map's streets are, of MAP_TILES; and the address of MAP_STYLE. Null where there are none. */
    mapTiles: string | null;
    mapStyle: string | null;
    /** Key of Google's embedded maps, which every page with street view tells; null where that opens at Google. */
    googleMapsKey: string | null;
    /** Address of the embedded map's own script. */
    mapScript: string;
    /** Of the visitor, by what our own proxies say. */
    visitorAddress: string;
    /** The same, with all addresses of one network of IPv6 as one: what limits go by. */
    visitorGroup: string;
    /** What all web instances count together. */
    limits: SharedLimits;
    /** Forms an hour from one such address before its visitors are asked once more. */
    formsPerHour: number;
    /** Where a form's lead goes, also while the CMS is away. */
    leads: LeadIntake;
    /** Live calls, for what the replica cannot know. */
    cms: Cms;
    /**
     * Remix asks for the data of `/nl/te-koop/` as `/nl/te-koop.data`, and loaders then see the address without its
     * slash: do not redirect such a request to the canonical slash, it would go round for ever.
     */
    isDataRequest: boolean;
    /** Markup drawn by loaders for the document of this request, by the name of its part. */
    rendered: Map<string, string>;
    /** True once something of the page could not be made and stands empty: what the log names is not kept so. */
    leftOut: boolean;
  }
}
