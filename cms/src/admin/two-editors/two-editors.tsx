import { unstable_useDocument, useForm, useQueryParams } from "@strapi/strapi/admin";
import { useCallback, useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { z } from "zod";
import type { ChangedMeanwhile } from "../../two-editors/read-at";
import { useInputTexts } from "../texts/inputs/use-input-texts";
import { changedFields } from "./differences";
import { changedMembers, takenApart } from "./members";
import { showForm, shownForm } from "./open-form";
import { OverwriteDialog } from "./overwrite-dialog";
import type { Answer } from "./saves";
import { takeNumbers } from "./take-numbers";
import { useDifferences, type Found } from "./use-differences";

interface Question extends ChangedMeanwhile {
  /** Null where the other version could not be read. */
  found: Found | null;
  answer: (answer: Answer) => void;
}

const placeSchema = z.object({ collectionType: z.string(), slug: z.string(), id: z.string() });
const querySchema = z.looseObject({ plugins: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}) });
const paramsSchema = z.looseObject({ locale: z.string().catch("") });

/** To the letter what the form around this asks the server for: one request answers both. */
function paramsOf(query: unknown): Record<string, unknown> {
  const { plugins, ...others } = querySchema.catch({ plugins: {} }).parse(query);
  return Object.values(plugins).reduce((params, own) => ({ ...params, ...own }), others);
}

/** Stands in the edit view, shows nothing until the server says that a save would overwrite somebody's. */
export function TwoEditors() {
  const place = placeSchema.safeParse(useParams()).data;
  const [{ query }] = useQueryParams<Record<string, unknown>>();
  if (place === undefined || place.id === "create") return null;
  const params = paramsOf(query);
  const { locale } = paramsSchema.parse(params);
  return <SavesOf key={`${place.slug} ${place.id} ${locale}`} {...place} params={params} locale={locale} />;
}

interface SavesProps extends z.infer<typeof placeSchema> {
  params: Record<string, unknown>;
  locale: string;
}

function SavesOf({ collectionType, slug: model, id: documentId, params, locale }: SavesProps) {
  const text = useInputTexts();
  const { document } = unstable_useDocument({ collectionType, model, documentId, params });
  const { values, initialValues, isSubmitting } = useForm("TwoEditors", (form) => form);
  const [question, setQuestion] = useState<Question | null>(null);
  const path = `/content-manager/${collectionType}/${model}/${documentId}`;
  const isRead = document !== undefined;
  const readAt = typeof document?.updatedAt === "string" ? document.updatedAt : null;

  const base = useRef({ initialValues, read: document, readAt });
  const isHeld = useRef(false);
  useEffect(() => {
    // While a save is under way Strapi shows the form's values as if they were stored. One that was refused makes it read
    // the entry again under the values that were typed: they still belong to the version they were typed on.
    if (!isSubmitting && !isHeld.current) base.current = { initialValues, read: document, readAt };
  }, [document, initialValues, isSubmitting, readAt]);
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  }, [values]);

  const find = useDifferences({ path, model, documentId, locale });
  const ask = useCallback(
    async (conflict: ChangedMeanwhile, sent: Readonly<Record<string, unknown>>): Promise<Answer> => {
      isHeld.current = true;
      const { initialValues, read = {} } = base.current;
      const form = { filled: initialValues, mine: typed.current, read };
      const found = await find(form).catch(() => null);
      const apart = found?.apart ?? [];
      const own = changedFields(takenApart(apart, form.filled), takenApart(apart, form.mine));
      const keep = Object.fromEntries(
        Object.entries(sent)
          .filter(([name]) => own.includes(name) || apart.includes(name))
          .map(([name, value]) => [
            name,
            apart.includes(name)
              ? changedMembers(name, value, own)
              : takeNumbers(value, Reflect.get(read, name), found?.theirs[name]),
          ]),
      );
      // Touched, but nothing that staff see reads otherwise: another language was saved, a feed was read again.
      if (found?.differences.length === 0) return { keep };
      return new Promise((resolve) =>
        setQuestion({ ...conflict, found, answer: (answer) => resolve("keep" in answer ? { keep } : answer) }),
      );
    },
    [find],
  );

  useEffect(() => {
    if (!isRead) return;
    const saved = (at: string) => {
      isHeld.current = false;
      base.current.readAt = at;
    };
    showForm({ path, locale, readAt: () => base.current.readAt, ask, saved });
  }, [ask, isRead, locale, path]);
  useEffect(
    () => () => {
      if (shownForm()?.path === path) showForm(null);
    },
    [path],
  );
  const pending = useRef<Question | null>(null);
  useEffect(() => {
    pending.current = question;
  }, [question]);
  const drawnAnew = text("gevel.twoEditors.drawnAnew");
  // The form is drawn anew, on a tablet that is turned for instance: nobody could answer any more.
  useEffect(() => () => pending.current?.answer({ told: drawnAnew, keepsForm: false }), [drawnAnew]);

  if (question === null) return null;
  const close = (answer: Answer) => {
    question.answer(answer);
    setQuestion(null);
  };
  return (
    <OverwriteDialog
      {...question}
      at={new Date(question.at)}
      model={model}
      differences={question.found?.differences ?? null}
      onKeepMine={() => close({ keep: {} })}
      onTakeTheirs={() => {
        // Strapi reads the entry again after every save, refused ones too.
        isHeld.current = false;
        close({ told: text("gevel.twoEditors.took"), keepsForm: false });
      }}
      onGoBack={() => close({ told: text("gevel.twoEditors.wentBack"), keepsForm: true })}
    />
  );
}
