import { Button, Flex, IconButton, TextButton, Typography } from "@strapi/design-system";
import { ArrowsCounterClockwise } from "@strapi/icons";
import { unstable_useDocument, useFetchClient, useForm, useNotification, useQueryParams } from "@strapi/strapi/admin";
import { useState } from "react";
import { z } from "zod";
import { useMessages } from "../use-messages";
import { goToField } from "../attributes/go-to-field";
import { useFieldLabel } from "../attributes/use-field-label";

/** Content types that imports write, by the path of their reset route. */
const collections: Readonly<Record<string, string>> = {
  "plugin::properties.property": "listings",
  "plugin::properties.project": "projects",
};

const fieldNames = z.array(z.string()).catch([]);

interface ResetOverridesProps {
  model: string;
  collection: string;
  documentId: string;
  collectionType: string;
  fields: readonly string[];
}

function ResetOverridesContent({ model, collection, documentId, collectionType, fields }: ResetOverridesProps) {
  const { text } = useMessages();
  const labelOf = useFieldLabel(model);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<{ plugins?: unknown }>();
  const { plugins: _plugins, ...params } = query;
  // The entry of the edit view, to fetch it again.
  const { refetch } = unstable_useDocument({ collectionType, model, documentId, params });
  const modified = useForm("GiveBack", (form) => form.modified);
  const [waiting, setWaiting] = useState(false);

  const resetOverrides = async (only?: readonly string[]) => {
    setWaiting(true);
    try {
      await post(`/properties/${collection}/${documentId}/reset-overrides`, only ? { fields: only } : {});
      toggleNotification({ type: "success", message: text("properties.resetOverrides.done") });
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
        {text(modified ? "properties.resetOverrides.saveFirst" : "properties.resetOverrides.what")}
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
              label={text("properties.resetOverrides.one", { field: labelOf(field) })}
              disabled={disabled}
              onClick={() => void resetOverrides([field])}
            >
              <ArrowsCounterClockwise />
            </IconButton>
          </Flex>
        ))}
      </Flex>
      <Button variant="secondary" fullWidth disabled={disabled} onClick={() => void resetOverrides()}>
        {text("properties.resetOverrides.all")}
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

/** Beside a listing or project: the fields imports skip because staff changed them, each with a reset. */
export function ResetOverridesPanel({ model, documentId, collectionType, document }: PanelProps) {
  const { text } = useMessages();
  const fields = fieldNames.parse(document?.editedFields);
  // Entries of the office come from no import.
  const collection = collections[model];
  if (!collection || !documentId || fields.length === 0 || document?.source === "office") return null;
  return {
    title: text("properties.resetOverrides.title"),
    content: (
      <ResetOverridesContent
        model={model}
        collection={collection}
        documentId={documentId}
        collectionType={collectionType}
        fields={fields}
      />
    ),
  };
}
