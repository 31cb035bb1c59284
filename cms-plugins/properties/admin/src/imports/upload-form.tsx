import { languageNames, languages } from "@gevel/config";
import {
  Button,
  Checkbox,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from "@strapi/design-system";
import { Upload } from "@strapi/icons";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSendImports } from "./use-import-api";
import { useMessages } from "../use-messages";
import { languageFromFile, chosenLanguage } from "./upload-query";

/** A button that opens the upload form of an import file; the new entry's page shows the result. */
export function UploadForm() {
  const { text } = useMessages();
  const { upload } = useSendImports();
  const navigate = useNavigate();
  const [source, setSource] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState(languageFromFile);
  const [full, setFull] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    setBusy(true);
    setProblem(null);
    upload({ file, source: source.trim(), full, language: chosenLanguage(language) }).then(
      ({ id }) => navigate(String(id)),
      (cause: unknown) => {
        setBusy(false);
        setProblem(cause instanceof Error ? cause.message : String(cause));
      },
    );
  };

  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button startIcon={<Upload />}>{text("properties.upload.title")}</Button>
      </Modal.Trigger>
      <Modal.Content>
        <form onSubmit={submit}>
          <Modal.Header>
            <Modal.Title>{text("properties.upload.title")}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Field.Root hint={text("properties.upload.fileHint")} required name="file">
                <Field.Label>{text("properties.upload.file")}</Field.Label>
                <Field.Input
                  type="file"
                  accept=".xml,.json,.zip,.gz"
                  onChange={(event: { target: HTMLInputElement }) => setFile(event.target.files?.[0] ?? null)}
                />
                <Field.Hint />
              </Field.Root>
              <Field.Root hint={text("properties.upload.sourceHint")} required name="source">
                <Field.Label>{text("properties.upload.source")}</Field.Label>
                <Field.Input
                  value={source}
                  pattern="[a-z0-9][a-z0-9\-]{0,49}"
                  onChange={(event: { target: HTMLInputElement }) => setSource(event.target.value)}
                />
                <Field.Hint />
              </Field.Root>
              <Field.Root hint={text("properties.upload.languageHint")} name="language">
                <Field.Label>{text("properties.upload.language")}</Field.Label>
                <SingleSelect value={language} onChange={(chosen) => setLanguage(String(chosen))}>
                  <SingleSelectOption value={languageFromFile}>
                    {text("properties.upload.languageFromFile")}
                  </SingleSelectOption>
                  {languages.map((code) => (
                    <SingleSelectOption key={code} value={code}>
                      {languageNames[code]}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
                <Field.Hint />
              </Field.Root>
              <Checkbox checked={full} onCheckedChange={(checked) => setFull(checked === true)}>
                {text("properties.upload.full")}
              </Checkbox>
              {problem !== null && (
                <Typography textColor="danger600" role="alert">
                  {text("properties.upload.failed", { reason: problem })}
                </Typography>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">{text("properties.import.cancel")}</Button>
            </Modal.Close>
            <Button type="submit" loading={busy} disabled={!file || source.trim() === ""}>
              {text("properties.upload.send")}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
