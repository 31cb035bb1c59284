import {
  unstable_useDocument,
  useForm,
  useQueryParams,
  unstable_useDocumentLayout,
  useFetchClient,
} from "@strapi/strapi/admin";
import { useCallback, useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { z } from "zod";
import type { EditConflict } from "@gevel/config";
import { useMessages } from "./use-messages";
import { changedFields, differencesOf, replacedRelations, type Difference } from "./differences";
import { changedMembers, isComparedByMember, spreadMembers } from "./compare-by-member";
import { setOpenForm, getOpenForm } from "./open-form";
import { OverwriteDialog } from "./overwrite-dialog";
import type { Resolution } from "./conflict-aware-save";
import { remapIds } from "./remap-ids";

interface Found {
  theirs: Record<string, unknown>;
  differences: Difference[];
  /** Fields whose members differ one by one. */
  splitFields: string[];
}

/** Strapi has no types for the fields of an entry. */
const documentSchema = z.custom<Readonly<Record<string, unknown>> | undefined>();
const entrySchema = z.object({ data: z.record(z.string(), z.unknown()) });
const relatedSchema = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) });

/** The fields by name; fields compared by member are replaced by their members. */
const pathsOf = (
  names: readonly string[],
  splitFields: readonly string[],
  readings: Readonly<Record<string, object>>,
) => {
  const known = [...new Set(Object.values(readings).flatMap(Object.keys))];
  return names.flatMap((name) =>
    splitFields.includes(name) ? known.filter((path) => path.startsWith(`${name}.`)) : [name],
  );
};

const nameOf = (related: Readonly<Record<string, unknown>>): string =>
  [related.title, related.name, related.heading].find((one) => typeof one === "string") ?? String(related.documentId);

/** Loads the version that a save would overwrite, and compares it with the form. */
function useDifferences(entry: { path: string; model: string; documentId: string; locale: string }) {
  const { path, model, documentId, locale } = entry;
  const { get } = useFetchClient();
  const { edit } = unstable_useDocumentLayout(model);
  const latest = useRef({ edit, get });
  useEffect(() => {
    latest.current = { edit, get };
  });
  return useCallback(
    async (form: { initial: object; mine: object; read: object }): Promise<Found> => {
      const { edit, get } = latest.current;
      const params = locale === "" ? {} : { locale };
      const answer = await get<unknown>(path, { params });
      const theirs = entrySchema.parse(answer.data).data;
      const shown = edit.layout.flat(2);
      const named = (isRelation: boolean) =>
        shown.filter(({ type }) => (type === "relation") === isRelation).map(({ name }) => name);
      const splitFields = shown.filter(({ attribute }) => isComparedByMember(attribute)).map(({ name }) => name);
      const readings = {
        ...{ initial: spreadMembers(splitFields, form.initial), mine: spreadMembers(splitFields, form.mine) },
        ...{ read: spreadMembers(splitFields, form.read), theirs: spreadMembers(splitFields, theirs) },
      };
      const differences = differencesOf(pathsOf(named(false), splitFields, readings), readings);
      const toOne = shown.filter(
        ({ attribute }) =>
          attribute.type === "relation" && "relation" in attribute && /ToOne$|^oneWay$/.test(attribute.relation),
      );
      for (const { field, before, after } of replacedRelations(
        toOne.map(({ name }) => name),
        form.mine,
      )) {
        const related = await get<unknown>(`/content-manager/relations/${model}/${documentId}/${field}`, { params });
        const [now] = relatedSchema.parse(related.data).results;
        const theirsChanged = (now?.documentId ?? null) !== before;
        if (theirsChanged && now?.documentId !== after?.documentId)
          differences.push({
            field,
            ...{ mine: after?.label ?? null, theirs: now === undefined ? null : nameOf(now) },
            ...{ mineChanged: true, theirsChanged },
          });
      }
      return { theirs, differences, splitFields };
    },
    [documentId, locale, model, path],
  );
}

interface PendingConflict extends EditConflict {
  /** Null where the other version could not be read. */
  found: Found | null;
  answer: (answer: Resolution) => void;
}

const routeSchema = z.object({ collectionType: z.string(), slug: z.string(), id: z.string() });
const querySchema = z.looseObject({ plugins: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}) });
const paramsSchema = z.looseObject({ locale: z.string().catch("") });

/** Exactly the query of the form around this: one request answers both. */
function paramsOf(query: unknown): Record<string, unknown> {
  const { plugins, ...others } = querySchema.catch({ plugins: {} }).parse(query);
  return Object.values(plugins).reduce((params, own) => ({ ...params, ...own }), others);
}

/** Part of the edit view; renders nothing until the server reports that a save would overwrite somebody's changes. */
export function EditConflicts() {
  const route = routeSchema.safeParse(useParams()).data;
  const [{ query }] = useQueryParams<Record<string, unknown>>();
  if (route === undefined || route.id === "create") return null;
  const params = paramsOf(query);
  const { locale } = paramsSchema.parse(params);
  return <SaveInterceptor key={`${route.slug} ${route.id} ${locale}`} {...route} params={params} locale={locale} />;
}

interface SaveInterceptorProps extends z.infer<typeof routeSchema> {
  params: Record<string, unknown>;
  locale: string;
}

function SaveInterceptor({ collectionType, slug: model, id: documentId, params, locale }: SaveInterceptorProps) {
  const { text } = useMessages();
  const document = documentSchema.parse(unstable_useDocument({ collectionType, model, documentId, params }).document);
  const { values, initialValues, isSubmitting } = useForm("EditConflicts", (form) => form);
  const [pendingConflict, setPendingConflict] = useState<PendingConflict | null>(null);
  const path = `/content-manager/${collectionType}/${model}/${documentId}`;
  const isRead = document !== undefined;
  const unmodifiedSince = typeof document?.updatedAt === "string" ? document.updatedAt : null;

  const base = useRef({ initialValues, read: document, unmodifiedSince });
  const isPaused = useRef(false);
  useEffect(() => {
    // During a save Strapi shows the form's values as stored. After a rejected save it reads the entry again under the
    // typed values: they still belong to the version they were typed on.
    if (!isSubmitting && !isPaused.current) base.current = { initialValues, read: document, unmodifiedSince };
  }, [document, initialValues, isSubmitting, unmodifiedSince]);
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  }, [values]);

  const find = useDifferences({ path, model, documentId, locale });
  const resolveConflict = useCallback(
    async (conflict: EditConflict, sent: Readonly<Record<string, unknown>>): Promise<Resolution> => {
      isPaused.current = true;
      const { initialValues, read = {} } = base.current;
      const form = { initial: initialValues, mine: typed.current, read };
      const found = await find(form).catch(() => null);
      const splitFields = found?.splitFields ?? [];
      const own = changedFields(spreadMembers(splitFields, form.initial), spreadMembers(splitFields, form.mine));
      const overwrite = Object.fromEntries(
        Object.entries(sent)
          .filter(([name]) => own.includes(name) || splitFields.includes(name))
          .map(([name, value]) => [
            name,
            splitFields.includes(name)
              ? changedMembers(name, value, own)
              : remapIds(value, Reflect.get(read, name), found?.theirs[name]),
          ]),
      );
      // Updated without a visible difference: another language was saved, or an import ran again.
      if (found?.differences.length === 0) return { overwrite };
      return new Promise((resolve) =>
        setPendingConflict({
          ...conflict,
          found,
          answer: (answer) => resolve("overwrite" in answer ? { overwrite } : answer),
        }),
      );
    },
    [find],
  );

  useEffect(() => {
    if (!isRead) return;
    const saved = (at: string) => {
      isPaused.current = false;
      base.current.unmodifiedSince = at;
    };
    setOpenForm({ path, locale, unmodifiedSince: () => base.current.unmodifiedSince, resolveConflict, saved });
  }, [resolveConflict, isRead, locale, path]);
  useEffect(
    () => () => {
      if (getOpenForm()?.path === path) setOpenForm(null);
    },
    [path],
  );
  const pending = useRef<PendingConflict | null>(null);
  useEffect(() => {
    pending.current = pendingConflict;
  }, [pendingConflict]);
  const remounted = text("edit-conflicts.remounted");
  // The form is remounted, for instance when a tablet is turned: nobody could answer any more.
  useEffect(() => () => pending.current?.answer({ abortMessage: remounted, preservesForm: false }), [remounted]);

  if (pendingConflict === null) return null;
  const close = (answer: Resolution) => {
    pendingConflict.answer(answer);
    setPendingConflict(null);
  };
  return (
    <OverwriteDialog
      {...pendingConflict}
      at={new Date(pendingConflict.at)}
      model={model}
      differences={pendingConflict.found?.differences ?? null}
      onKeepMine={() => close({ overwrite: {} })}
      onTakeTheirs={() => {
        // Strapi reads the entry again after every save, also a rejected one.
        isPaused.current = false;
        close({ abortMessage: text("edit-conflicts.took"), preservesForm: false });
      }}
      onGoBack={() => close({ abortMessage: text("edit-conflicts.wentBack"), preservesForm: true })}
    />
  );
}
