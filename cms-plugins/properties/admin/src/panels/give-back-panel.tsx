import { Button, Flex, IconButton, TextButton, Typography } from "@strapi/design-system";
import { ArrowsCounterClockwise } from "@strapi/icons";
import { unstable_useDocument, useFetchClient, useForm, useNotification, useQueryParams } from "@strapi/strapi/admin";
import { useState } from "react";
import { z } from "zod";
import { useTexts } from "../texts/use-texts";
import { goToField } from "./go-to-field";
import { useFieldLabel } from "./use-field-label";

/** What an import writes, and where its fields are given back. */
const places: Readonly<Record<string, string>> = {
  "plugin::properties.property": "listings",
  "plugin::properties.project": "projects",
};

const fieldNames = z.array(z.string()).catch([]);

interface GiveBackProps {
  model: string;
  place: string;
  documentId: string;
  collectionType: string;
  fields: readonly string[];
}

function GiveBackContent({ model, place, documentId, collectionType, fields }: GiveBackProps) {
  const { text } = useTexts();
  const labelOf = useFieldLabel(model);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<{ plugins?: unknown }>();
  const { plugins: _plugins, ...params } = query;
  // The entry that the edit view shows, to be read again.
  const { refetch } = unstable_useDocument({ collectionType, model, documentId, params });
  const modified = useForm("GiveBack", (form) => form.modified);
  const [waiting, setWaiting] = useState(false);

  const giveBack = async (given?: readonly string[]) => {
    setWaiting(true);
    try {
      await post(`/properties/${place}/${documentId}/give-back`, given ? { fields: given } : {});
      toggleNotification({ type: "success", message: text("properties.giveBack.done") });
      refetch();
    } catch (cause) {
      toggleNotification({ type: "danger", message: String(cause) });
    } finally {
      setWaiting(false);
    }
  };

  // Reading the entry again takes away what was typed and not saved.
  const disabled = waiting || modified;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {text(modified ? "properties.giveBack.saveFirst" : "properties.giveBack.what")}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {fields.map((field) => (
          <Flex tag="li" key={field} justifyContent="space-between" gap={2}>
            <TextButton onClick={() => goToField(field)} style={{ textAlign: "start" }}>
              {labelOf(field)}
            </TextButton>
            <IconButton
              size="XS"
              variant="ghost"
              label={text("properties.giveBack.one", { field: labelOf(field) })}
              disabled={disabled}
              onClick={() => void giveBack([field])}
            >
              <ArrowsCounterClockwise />
            </IconButton>
          </Flex>
        ))}
      </Flex>
      <Button variant="secondary" fullWidth disabled={disabled} onClick={() => void giveBack()}>
        {text("properties.giveBack.all")}
      </Button>
    </Flex>
  );
}

interface PanelProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: { editedFields?: unknown; source?: unknown };
}

/** Beside a listing or a project: the fields that an import leaves alone because staff changed them, each to be given back. */
export function GiveBackPanel({ model, documentId, collectionType, document }: PanelProps) {
  const { text } = useTexts();
  const fields = fieldNames.parse(document?.editedFields);
  // What the office made has no feed.
  const place = places[model];
  if (!place || !documentId || fields.length === 0 || document?.source === "office") return null;
  return {
    title: text("properties.giveBack.title"),
    content: (
      <GiveBackContent
        model={model}
        place={place}
        documentId={documentId}
        collectionType={collectionType}
        fields={fields}
      />
    ),
  };
}
