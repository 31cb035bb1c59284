import {
  useForm,
  type StrapiApp,
  FetchError,
  useAPIErrorHandler,
  useFetchClient,
  useNotification,
} from "@strapi/strapi/admin";
import { useMemo, useState, type ChangeEvent, type FormEvent } from "react";
import { z } from "zod";
import { useMessages } from "./use-messages";
import {
  duplicateResponseSchema,
  duplicateFormSchema,
  type DuplicateField,
  type DuplicateForm as Asked,
} from "@gevel/config";
import { inAdminLanguage, invalidateList, useQuery } from "@gevel/core/admin";
import { LoadState } from "@gevel/core/screens";
import { Button, Field, Flex, Modal, TextInput, Typography } from "@strapi/design-system";
import { useNavigate, useSearchParams } from "react-router-dom";
import { fieldProblems, keyOf, type FieldProblems } from "./field-problems";

interface DuplicateFormProps {
  model: string;
  id: string;
  close: () => void;
}

const read = (data: unknown) => duplicateFormSchema.parse(data);
const pathOf = (model: string, id: string) => `/duplicates/${model}/${id}`;

const labels = new Map([
  ["path", "duplicates.path"],
  ["from", "duplicates.from"],
  ["title", "duplicates.heading"],
] as const);
const labelOf = (name: string) => [...labels].find(([field]) => field === name)?.[1] ?? "duplicates.name";

function OwnValue({
  field,
  value,
  error,
  change,
}: {
  field: DuplicateField;
  value: string;
  error: string | undefined;
  change: (value: string) => void;
}) {
  const { text, nameOf } = useMessages();
  const { name, language, original, isAddress, required } = field;
  const label = text(labelOf(name));
  const hint = text(original === "" ? "duplicates.originalEmpty" : "duplicates.original", {
    value: original,
  });
  return (
    <Field.Root
      name={`duplicate-${keyOf(field)}`}
      error={error}
      hint={isAddress ? hint : undefined}
      required={required}
    >
      <Field.Label>
        {language === null ? label : text("duplicates.in", { field: label, language: nameOf(language) })}
      </Field.Label>
      <TextInput value={value} onChange={({ target }: ChangeEvent<HTMLInputElement>) => change(target.value)} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function Values({ model, id, close, query }: DuplicateFormProps & { query: Asked }) {
  const { text, namesOf } = useMessages();
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(query.fields.map((field) => [keyOf(field), field.value])),
  );
  const [problems, setProblems] = useState<FieldProblems>({});
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    // This form is inside the form of the entry.
    event.stopPropagation();
    setWaiting(true);
    setProblem("");
    try {
      const given = query.fields.map((field) => ({
        ...{ name: field.name, language: field.language },
        value: values[keyOf(field)] ?? "",
      }));
      const { data } = await post<unknown>(pathOf(model, id), { values: given }, inAdminLanguage());
      const made = duplicateResponseSchema.parse(data);
      const languages = namesOf(made.languages);
      toggleNotification({
        type: "success",
        message: text("duplicates.made", { count: made.modules, languages }),
      });
      close();
      invalidateList(model);
      const shown =
        made.languages.find((one) => one === search.get("plugins[i18n][locale]")) ?? made.languages[0] ?? "";
      navigate({
        pathname: `/content-manager/collection-types/${model}/${made.id}`,
        search: new URLSearchParams({ "plugins[i18n][locale]": shown }).toString(),
      });
    } catch (cause) {
      const beside = fieldProblems(cause, query.fields);
      setProblems(beside);
      if (Object.keys(beside).length === 0)
        setProblem(cause instanceof FetchError ? formatAPIError(cause) : String(cause));
      setWaiting(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void make(event)} style={{ display: "contents" }}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Typography textColor="neutral600">{text("duplicates.help", { count: query.modules ?? 0 })}</Typography>
          {query.modules !== null && <Typography textColor="neutral600">{text("duplicates.shared")}</Typography>}
          {query.fields.map((field) => (
            <OwnValue
              key={keyOf(field)}
              field={field}
              value={values[keyOf(field)] ?? ""}
              error={problems[keyOf(field)]}
              change={(value) => {
                setValues({ ...values, [keyOf(field)]: value });
                setProblems({ ...problems, [keyOf(field)]: undefined });
              }}
            />
          ))}
          {problem !== "" && (
            <Typography role="alert" textColor="danger600">
              {problem}
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" variant="tertiary" onClick={close}>
          {text("duplicates.cancel")}
        </Button>
        <Button type="submit" loading={waiting}>
          {text("duplicates.go")}
        </Button>
      </Modal.Footer>
    </form>
  );
}

/** CMS-1: asks for the copy's name and address in each language before it is created. */
function DuplicateForm({ model, id, close }: DuplicateFormProps) {
  const { text } = useMessages();
  const { query, reload } = useQuery(pathOf(model, id), read);
  if (query.state === "loaded") return <Values model={model} id={id} close={close} query={query.answer} />;
  return (
    <Modal.Body>
      <LoadState state={query.state} reload={reload} of={text("duplicates.what")} />
    </Modal.Body>
  );
}

interface ActionProps {
  model: string;
  documentId?: string;
}

/** The shape of Strapi's document action, which exports no types. */
interface Action {
  (props: ActionProps): { label: string; disabled?: boolean } | null;
  type?: string;
  position?: string | string[];
}
const contentManager = z.object({
  addDocumentAction: z.custom<(change: (actions: readonly Action[]) => Action[]) => void>(),
});

const types = new Set<string>();

/** The application calls it in its admin's bootstrap step. Of any other type Strapi's own action is right. */
export function registerTypes(uids: readonly string[]): void {
  for (const uid of uids) types.add(uid);
}

const isOurs = (model: string) => types.has(model);

/** Strapi's action, opening our dialog instead of copying one language at once. */
function useDuplicate(theirs: ReturnType<Action>, { model, documentId = "" }: ActionProps) {
  const { text } = useMessages();
  const isModified = useForm("Duplicate", ({ modified }) => modified);
  // Another component each time would lose what was typed into it.
  const Content = useMemo(
    () =>
      ({ onClose }: { onClose: () => void }) => <DuplicateForm model={model} id={documentId} close={onClose} />,
    [model, documentId],
  );
  if (theirs === null) return null;
  return {
    ...theirs,
    label: isModified ? text("duplicates.saveFirst") : theirs.label,
    disabled: theirs.disabled === true || isModified || documentId === "",
    onClick: undefined,
    dialog: { type: "modal", title: theirs.label, content: Content, footer: undefined },
  };
}

/** In the list, and in the menu of the form too, where Strapi has none. */
function ours(clone: Action): Action[] {
  const useInList: Action = (props) => {
    const theirs = clone(props);
    const own = useDuplicate(theirs, props);
    return isOurs(props.model) ? own : theirs;
  };
  const useInForm: Action = (props) => {
    const own = useDuplicate(clone(props), props);
    return own !== null && isOurs(props.model) && props.documentId !== undefined
      ? { ...own, position: "header" }
      : null;
  };
  return [
    Object.assign(useInList, { type: "clone", position: "table-row" }),
    Object.assign(useInForm, { position: "header" }),
  ];
}

/** CMS-1: an entry is duplicated whole, once staff have named the copy. */
export function registerDuplicates(app: Pick<StrapiApp, "getPlugin">): void {
  const { addDocumentAction } = contentManager.parse(app.getPlugin("content-manager").apis);
  addDocumentAction((actions) => actions.flatMap((action) => (action.type === "clone" ? ours(action) : [action])));
}
