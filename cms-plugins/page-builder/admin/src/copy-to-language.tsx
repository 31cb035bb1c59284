import { copyToLanguageResponseSchema } from "@gevel/config";
import {
  inAdminLanguage,
  combineQueries,
  invalidateDocuments,
  useSharedQuery,
  sharedQuery,
  type QueryStatus,
} from "@gevel/core/admin";
import { LoadState } from "@gevel/core/screens";
import { Button, Field, Flex, Modal, Textarea, TextInput, Typography } from "@strapi/design-system";
import { FetchError, useAPIErrorHandler, useFetchClient, useForm, useNotification } from "@strapi/strapi/admin";
import { useState, type ChangeEvent, type FormEvent, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { useMessages } from "./use-messages";
import { pageBuilderPath, moduleRowsIn } from "./page-builder-api";
import { pageAddress } from "./page-form";
import { addressFrom } from "./proposed-address";

const foundSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) });

/** The modules that a stored page lists in a language. */
const listedBy = sharedQuery(async (get, key) => {
  const [id = "", language = ""] = key.split(" ");
  const searchParams = new URLSearchParams({ locale: language, pageSize: "100" }).toString();
  const answer = await get(`/content-manager/relations/api::page.page/${id}/modules?${searchParams}`);
  return foundSchema.parse(answer).results.map(({ documentId }) => documentId);
});

function useListedModules(page: string, language: string): { listed: readonly string[]; fetching: QueryStatus } {
  const { query, reload } = useSharedQuery(listedBy, `${page} ${language}`);
  // The page may have been saved since the last request.
  useEffect(() => reload(), [reload]);
  return { listed: query.state === "loaded" ? query.answer : [], fetching: { state: query.state, reload } };
}

interface IntoLanguageProps {
  page: string;
  from: string;
  to: string;
  /** The page has no version there at all. */
  isNew: boolean;
  disabled: boolean;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const pageTextsSchema = z.object({ title: text, path: text, description: text });
type PageTexts = z.infer<typeof pageTextsSchema>;

const pageFields = ["title", "path", "description"] as const;

/** CMS-1: copies a page and its modules to another language, as drafts, with fields for their headings. */
export function CopyToLanguage({ page, from, to, isNew, disabled }: IntoLanguageProps) {
  const { text, nameOf, headOf } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const translate = isNew ? "page-builder.page.make" : "page-builder.page.makeModules";
  const language = nameOf(to);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button
          variant="tertiary"
          fullWidth
          disabled={disabled}
          aria-label={`${headOf(to)}: ${text(translate)}`}
          title={disabled ? text("page-builder.page.saveFirst") : ""}
        >
          {text(translate)}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={text("page-builder.close")}>
          <Modal.Title>{text("page-builder.into.title", { language })}</Modal.Title>
        </Modal.Header>
        {isOpen && <CopyForm page={page} from={from} to={to} isNew={isNew} close={() => setIsOpen(false)} />}
      </Modal.Content>
    </Modal.Root>
  );
}

function CopyForm({ page, from, to, isNew, close }: Omit<IntoLanguageProps, "disabled"> & { close: () => void }) {
  const { text, nameOf } = useMessages();
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const values = useForm("CopyToLanguage", (form) => form.values);
  const [source] = useState<PageTexts>(() => pageTextsSchema.parse(values));
  const [words, setWords] = useState(source);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);
  const { listed, fetching } = useListedModules(page, from);
  const { query, reload } = useSharedQuery(moduleRowsIn, from);
  const rows = query.state === "loaded" ? query.answer : [];
  const untranslatedModules = rows.filter(
    ({ id, languages }) => listed.includes(id) && !languages.some(({ language }) => language === to),
  );

  /** A translated title proposes the address, until somebody types another; that of the home page stays empty. */
  const write = (name: (typeof pageFields)[number], value: string) =>
    setWords((before) => {
      const isProposed = [source.path, addressFrom(before.title, to)].includes(before.path) && source.path !== "";
      return { ...before, [name]: value, ...(name === "title" && isProposed && { path: addressFrom(value, to) }) };
    });

  const make = async (event: FormEvent) => {
    event.preventDefault();
    // This form is inside the form of the page.
    event.stopPropagation();
    setWaiting(true);
    setProblem("");
    try {
      const { data } = await post<unknown>(
        pageBuilderPath(`/pages/${page}/language`),
        { from, to, words: { page: isNew ? words : {}, modules: titles } },
        inAdminLanguage(),
      );
      const { modules } = copyToLanguageResponseSchema.parse(data);
      toggleNotification({
        type: "success",
        message: text("page-builder.into.made", { language: nameOf(to), count: modules }),
      });
      close();
      moduleRowsIn.reload(to);
      invalidateDocuments();
      navigate(pageAddress(page, to));
    } catch (cause) {
      setProblem(cause instanceof FetchError ? formatAPIError(cause) : String(cause));
      setWaiting(false);
    }
  };
  return (
    <form onSubmit={(event) => void make(event)} style={{ display: "contents" }}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Typography textColor="neutral600">{text("page-builder.into.help", { from: nameOf(from) })}</Typography>
          {isNew &&
            pageFields.map((name) => (
              <Field.Root key={name} name={`into-${name}`}>
                <Field.Label>
                  {text(name === "path" ? "page-builder.into.path" : `page-builder.page.field.${name}`)}
                </Field.Label>
                {name === "description" ? (
                  <Textarea
                    value={words[name]}
                    onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => write(name, target.value)}
                  />
                ) : (
                  <TextInput
                    value={words[name]}
                    onChange={({ target }: ChangeEvent<HTMLInputElement>) => write(name, target.value)}
                  />
                )}
              </Field.Root>
            ))}
          <LoadState
            {...combineQueries(fetching, { state: query.state, reload })}
            of={text("page-builder.into.modules")}
          />
          {untranslatedModules.length > 0 && (
            <Typography variant="delta">{text("page-builder.into.modules")}</Typography>
          )}
          {untranslatedModules
            .filter(({ title }) => title !== "")
            .map(({ id, title }) => (
              <Field.Root key={id} name={`into-${id}`}>
                <Field.Label>{title}</Field.Label>
                <TextInput
                  value={titles[id] ?? title}
                  onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTitles({ ...titles, [id]: target.value })}
                />
              </Field.Root>
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
          {text("page-builder.into.cancel")}
        </Button>
        <Button type="submit" loading={waiting}>
          {text("page-builder.into.go")}
        </Button>
      </Modal.Footer>
    </form>
  );
}
