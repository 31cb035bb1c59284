import { FieldLoadState, useMediaLibrary, type Asset } from "@gevel/core/screens";
import { pictureSides } from "@gevel/config";
import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from "@strapi/design-system";
import { FetchError, useAPIErrorHandler, useFetchClient, useForm, useNotification } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { z } from "zod";
import { useMessages } from "./use-messages";
import { modulesPath } from "./page-builder-api";
import { createdModuleSchema, type CreatedModule } from "./created-module";
import { chosenIn, hasPicture, hasText, newModule, type ModuleTemplate, type TemplateName } from "./module-templates";
import { ViewIcon } from "./view-icon";
import { sharedQuery, useSharedQuery, type QueryStatus } from "@gevel/core/admin";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const foundSchema = z.object({
  results: z.array(
    z
      .object({ documentId: z.string(), name: text, title: text })
      .transform(({ documentId, name, title }) => ({ id: documentId, name: name || title || documentId })),
  ),
});

/** By type and language; more than a hundred are too many for a select. */
const entriesOf = sharedQuery(async (get, key) => {
  const [uid = "", language = ""] = key.split(" ");
  const searchParams = new URLSearchParams({ locale: language, pageSize: "100" }).toString();
  const { results } = foundSchema.parse(await get(`/content-manager/collection-types/${uid}?${searchParams}`));
  return results.sort((a, b) => a.name.localeCompare(b.name));
});

type Entry = z.infer<typeof foundSchema>["results"][number];

/** The entries of a type that a module may show, by the names given by staff; null while loading. */
function useEntries(uid: string | null, language: string): { entries: readonly Entry[] | null; fetching: QueryStatus } {
  const { query, reload } = useSharedQuery(entriesOf, uid === null ? null : `${uid} ${language}`);
  return { entries: query.state === "loaded" ? query.answer : null, fetching: { state: query.state, reload } };
}

interface NewModuleFormProps {
  start: ModuleTemplate & { name: TemplateName };
  language: string;
  back: () => void;
  made: (module: CreatedModule, opens: boolean) => void;
}

const titled = z.object({ title: z.string() });

/** The heading of a new module and what it shows; the rest has a value that looks right. */
export function NewModuleForm({ start, language, back, made }: NewModuleFormProps) {
  const { text, choice } = useMessages();
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const page = useForm("NewModuleForm", ({ values }) => values);
  const chosen = chosenIn(start);
  const { entries, fetching } = useEntries(chosen?.target ?? null, language);
  const [title, setTitle] = useState("");
  const [entry, setEntry] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const [picture, setPicture] = useState<Asset | null>(null);
  const [side, setSide] = useState<(typeof pictureSides)[number]>("left");
  const library = useMediaLibrary("images", ([asset]) => setPicture(asset ?? null), { multiple: false });
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);

  const make = async (opens: boolean) => {
    setWaiting(true);
    setProblem("");
    const pageTitle = titled.safeParse(page).data?.title ?? "";
    const query = { title: title.trim(), pageTitle, language, entry, text: words, picture: picture?.id ?? null, side };
    try {
      const { data } = await post<{ data: unknown }>(
        `${modulesPath}?locale=${language}`,
        newModule(start, query, text(`page-builder.start.${start.name}`)),
      );
      const module = createdModuleSchema.parse(data.data);
      toggleNotification({
        type: "success",
        message: text("page-builder.new.added", {
          title: query.title || text(`page-builder.start.${start.name}`),
        }),
      });
      made(module, opens);
    } catch (cause) {
      setProblem(cause instanceof FetchError ? formatAPIError(cause) : text("page-builder.new.failed"));
      setWaiting(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // This form is inside the form of the page.
    event.stopPropagation();
    void make(false);
  };
  return (
    <form onSubmit={send} style={{ display: "contents" }}>
      <Modal.Body>
        <Flex gap={6} alignItems="flex-start">
          <ViewIcon
            view={start.view}
            start={start.name}
            kinds={start.content ? [start.content.kind] : []}
            scale={2.4}
          />
          <Flex direction="column" alignItems="stretch" gap={5} flex="1" minWidth={0}>
            <Typography textColor="neutral600">{text(`page-builder.start.${start.name}.help`)}</Typography>
            {chosen !== null && (
              <Field.Root
                name="new-module-content"
                hint={text(entries?.length === 0 ? "page-builder.new.noneYet" : "page-builder.new.later")}
              >
                <Field.Label>{choice(chosen.kind)}</Field.Label>
                <SingleSelect
                  placeholder={text("page-builder.new.choose")}
                  value={entry ?? ""}
                  disabled={entries === null || entries.length === 0}
                  onChange={(value) => setEntry(String(value))}
                >
                  {(entries ?? []).map(({ id, name }) => (
                    <SingleSelectOption key={id} value={id}>
                      {name}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
                <FieldLoadState {...fetching} of={choice(chosen.kind)} />
                <Field.Hint />
              </Field.Root>
            )}
            <Field.Root name="new-module-title" hint={text("page-builder.new.titleHelp")}>
              <Field.Label>{text("page-builder.new.title")}</Field.Label>
              <TextInput
                autoFocus
                value={title}
                onChange={({ target }: { target: HTMLInputElement }) => setTitle(target.value)}
              />
              <Field.Hint />
            </Field.Root>
            {hasText(start) && (
              <Field.Root name="new-module-text" hint={text("page-builder.new.textHelp")}>
                <Field.Label>{text("page-builder.new.text")}</Field.Label>
                <Textarea
                  value={words}
                  onChange={({ target }: { target: HTMLTextAreaElement }) => setWords(target.value)}
                />
                <Field.Hint />
              </Field.Root>
            )}
            {hasPicture(start) && (
              <Flex gap={4} alignItems="flex-end" wrap="wrap">
                {picture !== null && (
                  <img src={picture.url} alt={picture.name} width={128} height={96} style={{ objectFit: "cover" }} />
                )}
                <Button type="button" variant="secondary" onClick={library.open}>
                  {text(picture === null ? "page-builder.new.choosePicture" : "page-builder.new.otherPicture")}
                </Button>
                <Field.Root name="new-module-side">
                  <Field.Label>{text("page-builder.new.side")}</Field.Label>
                  <SingleSelect
                    value={side}
                    onChange={(value) => setSide(pictureSides.find((one) => one === value) ?? "left")}
                  >
                    {pictureSides.map((one) => (
                      <SingleSelectOption key={one} value={one}>
                        {text(`page-builder.new.side.${one}`)}
                      </SingleSelectOption>
                    ))}
                  </SingleSelect>
                </Field.Root>
              </Flex>
            )}
            {problem !== "" && (
              <Typography role="alert" textColor="danger600">
                {problem}
              </Typography>
            )}
          </Flex>
        </Flex>
      </Modal.Body>
      {library.dialog}
      <Modal.Footer>
        <Button type="button" variant="tertiary" onClick={back}>
          {text("page-builder.new.back")}
        </Button>
        <Flex gap={2}>
          <Button type="button" variant="secondary" disabled={waiting} onClick={() => void make(true)}>
            {text("page-builder.new.open")}
          </Button>
          <Button type="submit" loading={waiting}>
            {text("page-builder.new.add")}
          </Button>
        </Flex>
      </Modal.Footer>
    </form>
  );
}
