import {
  Button,
  Flex,
  Modal,
  Typography,
  Checkbox,
  Field,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
} from "@strapi/design-system";
import { FetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import {
  emptyEntry,
  entryForms,
  isIncomplete,
  sentEntry,
  type EntryName,
  type EntryField,
  type EntryValues,
} from "./entry-forms";
import { useMessages } from "../use-messages";
import { z } from "zod";

/** Strapi's own routes of entries, which check permissions. */
const entriesPath = (name: EntryName) => `/content-manager/collection-types/plugin::owner-stats.${name}`;

const text = z
  .string()
  .nullish()
  .transform((given) => given ?? "");
const page = z.object({
  results: z.array(
    z.object({ documentId: z.string(), at: text, fromDay: text, visitor: text, subject: text, name: text }),
  ),
});
export type LatestEntry = z.infer<typeof page>["results"][number];

export const readLatest = (data: unknown): LatestEntry[] => page.parse(data).results;

/** The path of a listing's latest entries. */
export function latestPath(name: EntryName, home: string): string {
  const query = new URLSearchParams({
    ...{ page: "1", pageSize: "3", sort: name === "online-medium" ? "fromDay:DESC" : "at:DESC" },
    "filters[$and][0][property][documentId][$eq]": home,
  });
  return `${entriesPath(name)}?${query.toString()}`;
}

interface EntryInputProps {
  field: EntryField;
  value: EntryValues[EntryField["name"]];
  set: (value: string | boolean) => void;
}

const inputTypes = { dateTime: "datetime-local", day: "date", line: "text", address: "url" } as const;

/** One field of the form. */
function EntryInput({ field, value = "", set }: EntryInputProps) {
  const { text } = useMessages();
  const { name, required = false } = field;
  const label = text(`owner-stats.history.field.${name}`);
  if (field.kind === "flag")
    return (
      <Checkbox
        checked={value === true}
        onCheckedChange={(checked: boolean | "indeterminate") => set(checked === true)}
      >
        {label}
      </Checkbox>
    );
  const written = String(value);
  return (
    <Field.Root name={name} required={required}>
      <Field.Label>{label}</Field.Label>
      {field.kind === "choice" ? (
        <SingleSelect value={written} onChange={(chosen) => set(String(chosen))}>
          {field.choices.map((choice) => (
            <SingleSelectOption key={choice} value={choice}>
              {text(`owner-stats.history.choice.${choice}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      ) : field.kind === "text" ? (
        <Textarea value={written} onChange={(event) => set(event.target.value)} />
      ) : (
        <TextInput
          type={inputTypes[field.kind]}
          placeholder={field.kind === "address" ? "https://" : undefined}
          value={written}
          onChange={(event: { target: { value: string } }) => set(event.target.value)}
        />
      )}
    </Field.Root>
  );
}

interface AddEntryProps {
  name: EntryName;
  /** Document id of the listing. */
  home: string;
  added: () => void;
}

/** The current local time, formatted for a date-time input. */
function clockNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** OWNER-7: a button that opens the form for an entry of this listing. */
export function AddEntry({ name, home, added }: AddEntryProps) {
  const { text } = useMessages();
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const fields = entryForms[name];
  const [isOpen, setIsOpen] = useState(false);
  const [values, setValues] = useState(() => emptyEntry(fields, clockNow()));
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);

  const open = (opens: boolean) => {
    if (opens) setValues(emptyEntry(fields, clockNow()));
    setProblem("");
    setIsOpen(opens);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // The listing's form encloses this one.
    event.stopPropagation();
    setWaiting(true);
    try {
      await post(entriesPath(name), { ...sentEntry(fields, values), property: { connect: [{ documentId: home }] } });
      setIsOpen(false);
      toggleNotification({ type: "success", message: text("owner-stats.history.saved") });
      added();
    } catch (cause) {
      // The input stays.
      setProblem(cause instanceof FetchError ? formatAPIError(cause) : String(cause));
    } finally {
      setWaiting(false);
    }
  };
  const title = text(`owner-stats.history.add.${name}`);
  return (
    <Modal.Root open={isOpen} onOpenChange={open}>
      <Modal.Trigger>
        <Button variant="tertiary" fullWidth>
          {title}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <form onSubmit={(event) => void save(event)} noValidate>
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {fields.map((field) => (
                <EntryInput
                  key={field.name}
                  field={field}
                  value={values[field.name]}
                  set={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
                />
              ))}
              {problem !== "" && (
                <Typography role="alert" variant="pi" textColor="danger600">
                  {problem}
                </Typography>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">{text("owner-stats.history.cancel")}</Button>
            </Modal.Close>
            <Button type="submit" loading={waiting} disabled={isIncomplete(fields, values)}>
              {text("owner-stats.history.save")}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
