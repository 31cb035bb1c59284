import type {
  AccountSources,
  DraftForm,
  AuditSources,
  ContentRules,
  DuplicatedTypeRow,
  OpenApiFragment,
  InterestDay,
  RateLimitCount,
  Language,
  LibraryPicture,
  Listing,
  MailBrand,
  LivePreviewSources,
  MailSources,
  MenuTreeSources,
  OfferEnd,
  OwnedListings,
  PageBuilderSources,
  PriceDrop,
  PublishedTypeRow,
  ReportMails,
  ReportSources,
  PortalSources,
  Project,
  StatisticsListing,
  RateLimitHit,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { ZodError } from "zod";

type Id = number | string;

interface Permission {
  properties?: object;
  [field: string]: unknown;
}

interface PreviewItem {
  /** Null where it was never saved. */
  documentId: string | null;
  /** The values of its form, where one is open. */
  typed: Record<string, unknown> | null;
}

/** The parts of Strapi's own services we use, for which Strapi has no types. Data they return is parsed where it is read. */
export interface StrapiServices {
  "admin::auth": {
    hashPassword(password: string): Promise<string>;
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  "admin::user": {
    create(user: {
      email: string;
      password: string;
      firstname: string;
      lastname: string;
      isActive: boolean;
      registrationToken: null;
      roles: readonly Id[];
    }): Promise<unknown>;
  };
  "admin::role": {
    getSuperAdmin(): Promise<unknown>;
    createRolesIfNoneExist(): Promise<void>;
    addPermissions(roleId: Id, permissions: readonly (Permission | { action: string })[]): Promise<unknown>;
  };
  "admin::api-token": {
    create(token: {
      name: string;
      description: string;
      kind: "content-api";
      type: "custom";
      lifespan: null;
      permissions: readonly string[];
    }): Promise<unknown>;
  };
  "admin::permission": {
    actionProvider: {
      values(): { actionId: string }[];
    };
    engine: {
      generateUserAbility(user: { id: Id }): Promise<unknown>;
    };
    cleanPermissionsInDatabase(): Promise<void>;
    createPermissionsManager(of: { ability: unknown; action: string; model: string }): {
      ability: { can(action: string, subject: unknown): boolean };
      toSubject(entry: object): unknown;
    };
  };
  "plugin::content-manager.permission-checker": {
    create(of: { userAbility: unknown; model: string }): {
      can: Record<"read" | "create" | "update" | "publish", (entry?: object) => boolean>;
    };
  };
  "admin::content-type": {
    getPermissionsWithNestedFields(
      actions: readonly { actionId: string }[],
      options: { restrictedSubjects: readonly string[] },
    ): Permission[];
  };
  "plugin::i18n.content-types": {
    isLocalizedContentType(contentType: unknown): boolean;
  };
  "plugin::i18n.locales": {
    findByCode(code: string): Promise<unknown>;
    create(locale: { code: string; name: string }): Promise<unknown>;
    update(where: { code: string }, changes: { name: string }): Promise<unknown>;
    setDefaultLocale(locale: { code: string }): Promise<unknown>;
  };
  "plugin::live-preview.preview": {
    configureSources(sources: LivePreviewSources): void;
    address(uid: string, request: { documentId: string; locale?: string | null; status?: string }): string | undefined;
    storedForm(key: string): Promise<DraftForm | null>;
    entryWith(
      form: DraftForm,
      stored: Readonly<Record<string, unknown>>,
      parse: (entry: Readonly<Record<string, unknown>>) => ZodError | undefined,
    ): Readonly<Record<string, unknown>>;
  };
  "plugin::content-rules.rules": { register(rules: ContentRules): void };
  "plugin::menu-tree.tree": { configureSources(sources: MenuTreeSources): void };
  "plugin::page-builder.pages": { configureSources(sources: PageBuilderSources): void };
  "plugin::content-audit.audit": { configureSources(sources: AuditSources): void };
  "plugin::duplicates.duplicates": { registerTypes(types: readonly DuplicatedTypeRow[]): void };
  "plugin::leads.activity": { of(homes: readonly number[]): Promise<InterestDay[]> };
  "plugin::leads.mails": {
    configureSources(sources: MailSources): void;
    brand(language: Language): Promise<MailBrand>;
  } & ReportMails;
  "plugin::leads.limits": {
    touch(keys: readonly RateLimitHit[]): Promise<RateLimitCount[]>;
    releaseKeys(keys: readonly string[]): Promise<void>;
    read(keys: readonly string[]): Promise<string[]>;
  };
  "plugin::owner-stats.accounts": {
    configureSources(sources: AccountSources): void;
    loginRateLimit(): Core.MiddlewareHandler;
    staffLoginRateLimit(): Core.MiddlewareHandler;
    isGuessable(password: string, known: readonly string[]): Promise<boolean>;
  };
  "plugin::owner-stats.openApi": { part(): OpenApiFragment };
  "plugin::owner-stats.portal": { configureSources(sources: PortalSources): void };
  "plugin::owner-stats.history": {
    priceDrops(listings: readonly number[]): Promise<ReadonlyMap<number, PriceDrop>>;
    offerEnds(listings: readonly number[]): Promise<ReadonlyMap<number, OfferEnd>>;
  };
  "plugin::media.pictures": { all(): Promise<LibraryPicture[]> };
  "plugin::properties.priceDrops": {
    register(read: (listings: readonly number[]) => Promise<ReadonlyMap<number, PriceDrop>>): void;
  };
  "plugin::properties.offerEnds": {
    register(read: (listings: readonly number[]) => Promise<ReadonlyMap<number, OfferEnd>>): void;
  };
  "plugin::properties.openApi": { add(part: OpenApiFragment): void };
  "plugin::owner-stats.reports": { configureSources(sources: ReportSources): void };
  "plugin::properties.pictures": { read(address: string): Promise<Buffer | null> };
  "plugin::properties.owned": {
    listings(email: string): Promise<OwnedListings>;
    owns(email: string, id: number): Promise<boolean>;
  };
  "plugin::owner-stats.statistics": {
    configureListingNames(
      nameListings: (ids: readonly number[], language: Language) => Promise<StatisticsListing[]>,
    ): void;
  };
  "plugin::properties.importHistory": { isRunning(): Promise<boolean> };
  "plugin::properties.preview": {
    listing(item: PreviewItem): Promise<unknown>;
    project(item: PreviewItem): Promise<unknown>;
    listingById(
      id: number,
    ): Promise<{ listing: Listing; address: Pick<Listing, "street" | "houseNumber" | "boxNr"> } | null>;
    projectById(id: number): Promise<Project | null>;
    listedUnits(id: number): Promise<Listing[]>;
  };
  "plugin::publishing.publishing": {
    registerTypes(types: readonly PublishedTypeRow[]): void;
    lastPublications(
      uid: string,
      documentIds: readonly string[],
    ): Promise<{ document: string; locale: string; content: Readonly<Record<string, unknown>> }[]>;
  };
  "plugin::upload.upload": {
    upload(
      request: {
        data: { fileInfo: { name: string } };
        files: { filepath: string; originalFilename: string; mimetype: string; size: number };
      },
      options?: object,
    ): Promise<unknown>;
  };
  "plugin::users-permissions.role": {
    createRole(role: { name: string; type: string; description: string; permissions: object }): Promise<unknown>;
  };
  "plugin::users-permissions.user": {
    add(user: {
      username: string;
      email: string;
      password: string;
      provider: "local";
      confirmed: boolean;
      blocked: boolean;
      role: Id;
    }): Promise<unknown>;
  };
}

/** The one place where Strapi's untyped services get their types. */
export function strapiService<Uid extends keyof StrapiServices>(strapi: Core.Strapi, uid: Uid): StrapiServices[Uid] {
  return strapi.service(uid) as StrapiServices[Uid];
}
