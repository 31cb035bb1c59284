import { listingCompleteness } from "@gevel/config";
import { Flex, Typography } from "@strapi/design-system";
import { unstable_useDocumentActions, useForm } from "@strapi/strapi/admin";
import { useSiteLanguages } from "../fields/site-config";
import { listingModel } from "../panels/listing-model";
import { useFieldLabel } from "../panels/use-field-label";
import { useTexts } from "../texts/use-texts";
import { isDraft } from "./is-draft";

interface ActionProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: object;
}

/** What the law asks of the advertisement and the listing does not say yet. */
function useMissing(values: object): string[] {
  const labelOf = useFieldLabel(listingModel);
  return listingCompleteness({ ...values }, useSiteLanguages())
    .missing.filter(({ legal }) => legal)
    .map(({ field }) => labelOf(field));
}

function Missing({ fields }: { fields: readonly string[] }) {
  const { text } = useTexts();
  if (fields.length === 0) return <Typography>{text("properties.draft.complete")}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography tag="p">{text("properties.draft.missing")}</Typography>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={1} paddingLeft={4} style={{ listStyle: "disc" }}>
        {fields.map((field) => (
          <Typography tag="li" key={field} style={{ display: "list-item" }}>
            {field}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}

/** Beside the form of a listing that is a draft: puts it on the site, after telling what the law still asks (PROP-20). */
export function PutOnSite({ model, documentId, collectionType, document = {} }: ActionProps) {
  const { text } = useTexts();
  const { values, modified, isSubmitting } = useForm("PutOnSite", (form) => form);
  const { update } = unstable_useDocumentActions();
  const missing = useMissing(values);
  if (model !== listingModel || documentId === undefined || !isDraft(document)) return null;
  return {
    label: text(modified ? "properties.draft.saveFirst" : "properties.draft.put"),
    disabled: modified || isSubmitting,
    variant: "default",
    position: "panel",
    dialog: {
      type: "dialog",
      title: text("properties.draft.title"),
      content: <Missing fields={missing} />,
      confirmLabel: text(missing.length > 0 ? "properties.draft.allTheSame" : "properties.draft.put"),
      onConfirm: async () => {
        await update({ collectionType, model, documentId, params: {} }, { withdrawnAt: null });
      },
    },
  };
}

/** Strapi draws actions in lists too, where there is no form. */
PutOnSite.position = "panel";
