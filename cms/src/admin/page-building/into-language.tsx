import { intoLanguageAnswerSchema } from "@gevel/config";
import { inAdminLanguage, together, useFetched } from "@gevel/kit/admin";
import { PartNote } from "@gevel/kit/screens";
import { Button, Field, Flex, Modal, Textarea, TextInput, Typography } from "@strapi/design-system";
import { FetchError, useAPIErrorHandler, useFetchClient, useForm, useNotification } from "@strapi/strapi/admin";
import { useState, type ChangeEvent, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { readAgain } from "../strapi-code/read-again";
import { useBuildingTexts } from "../texts/building/use-building-texts";
import { buildingPath, moduleRowsIn } from "./building-api";
import { pageAddress } from "./page-form";
import { useListedModules } from "./use-listed-modules";

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
const pageWordsSchema = z.object({ title: text, path: text, description: text });
type PageWords = z.infer<typeof pageWordsSchema>;

const pageFields = ["title", "path", "description"] as const;

/** CMS-1: a page and its modules in another language, as drafts, with a place to say their headings at once. */
export function IntoLanguage({ page, from, to, isNew, disabled }: IntoLanguageProps) {
  const { text, nameOf, headOf } = useBuildingTexts();
  const [isOpen, setIsOpen] = useState(false);
  const say = isNew ? "gevel.building.page.make" : "gevel.building.page.makeModules";
  const language = nameOf(to);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button
          variant="tertiary"
          fullWidth
          disabled={disabled}
          aria-label={`${headOf(to)}: ${text(say)}`}
          title={disabled ? text("gevel.building.page.saveFirst") : ""}
        >
          {text(say)}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={text("gevel.building.close")}>
          <Modal.Title>{text("gevel.building.into.title", { language })}</Modal.Title>
        </Modal.Header>
        {isOpen && <Words page={page} from={from} to={to} isNew={isNew} close={() => setIsOpen(false)} />}
      </Modal.Content>
    </Modal.Root>
  );
}

function Words({ page, from, to, isNew, close }: Omit<IntoLanguageProps, "disabled"> & { close: () => void }) {
  const { text, nameOf } = useBuildingTexts();
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const values = useForm("IntoLanguage", (form) => form.values);
  const [words, setWords] = useState<PageWords>(() => pageWordsSchema.parse(values));
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);
  const { listed, fetching } = useListedModules(page, from);
  const { asked, again } = useFetched(moduleRowsIn, from);
  const rows = asked.state === "here" ? asked.answer : [];
  const lacking = rows.filter(
    ({ id, languages }) => listed.includes(id) && !languages.some(({ language }) => language === to),
  );

  const make = async (event: FormEvent) => {
    event.preventDefault();
    // The form of the page stands around this one.
    event.stopPropagation();
    setWaiting(true);
    setProblem("");
    try {
      const { data } = await post<unknown>(
        buildingPath(`/pages/${page}/language`),
        { from, to, words: { page: isNew ? words : {}, modules: titles } },
        inAdminLanguage(),
      );
      const { modules } = intoLanguageAnswerSchema.parse(data);
      toggleNotification({
        type: "success",
        message: text("gevel.building.into.made", { language: nameOf(to), count: modules }),
      });
      close();
      moduleRowsIn.again(to);
      readAgain();
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
          <Typography textColor="neutral600">{text("gevel.building.into.help", { from: nameOf(from) })}</Typography>
          {isNew &&
            pageFields.map((name) => (
              <Field.Root key={name} name={`into-${name}`}>
                <Field.Label>
                  {text(name === "path" ? "gevel.building.into.path" : `gevel.building.page.field.${name}`)}
                </Field.Label>
                {name === "description" ? (
                  <Textarea
                    value={words[name]}
                    onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
                      setWords({ ...words, [name]: target.value })
                    }
                  />
                ) : (
                  <TextInput
                    value={words[name]}
                    onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                      setWords({ ...words, [name]: target.value })
                    }
                  />
                )}
              </Field.Root>
            ))}
          <PartNote {...together(fetching, { state: asked.state, again })} of={text("gevel.building.into.modules")} />
          {lacking.length > 0 && <Typography variant="delta">{text("gevel.building.into.modules")}</Typography>}
          {lacking
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
          {text("gevel.building.into.cancel")}
        </Button>
        <Button type="submit" loading={waiting}>
          {text("gevel.building.into.go")}
        </Button>
      </Modal.Footer>
    </form>
  );
}
