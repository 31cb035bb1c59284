import { putOnSiteParam, type MissingPart } from "@gevel/config";
import { Flex, Typography } from "@strapi/design-system";
import { unstable_useDocumentActions, useForm } from "@strapi/strapi/admin";
import { useSiteLanguages } from "../fields/site-config";
import { completenessRule } from "../panels/completeness-rule";
import { usePartWords } from "../panels/use-part-words";
import { useTexts } from "../texts/use-texts";
import { isDraft } from "./is-draft";

interface ActionProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: object;
}

const projectModel = "plugin::properties.project";

/** What staff are told of before a draft goes on the site: of a listing what the law asks, of a project all it lacks. */
function useMissing(model: string, values: object): readonly MissingPart[] {
  const missing = completenessRule(model)?.({ ...values }, useSiteLanguages()).missing ?? [];
  return model === projectModel ? missing : missing.filter(({ legal }) => legal);
}

function Missing({ model, parts }: { model: string; parts: readonly MissingPart[] }) {
  const { text } = useTexts();
  const words = usePartWords(model);
  const isProject = model === projectModel;
  if (parts.length === 0)
    return <Typography>{text(isProject ? "properties.completeness.none" : "properties.draft.complete")}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography tag="p">
        {text(isProject ? "properties.draft.missingOfProject" : "properties.draft.missing")}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={1} paddingLeft={4} style={{ listStyle: "disc" }}>
        {parts.map((part) => (
          <Typography tag="li" key={words(part)} style={{ display: "list-item" }}>
            {words(part)}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}

/** Beside the form of a listing or project that is a draft: puts it on the site, after telling what it lacks (PROP-20). */
export function PutOnSite({ model, documentId, collectionType, document = {} }: ActionProps) {
  const { text } = useTexts();
  const { values, modified, isSubmitting } = useForm("PutOnSite", (form) => form);
  const { update } = unstable_useDocumentActions();
  const missing = useMissing(model, values);
  if (!completenessRule(model) || documentId === undefined || !isDraft(document)) return null;
  return {
    label: text(modified ? "properties.draft.saveFirst" : "properties.draft.put"),
    disabled: modified || isSubmitting,
    variant: "default",
    position: "panel",
    dialog: {
      type: "dialog",
      title: text(model === projectModel ? "properties.draft.titleOfProject" : "properties.draft.title"),
      content: <Missing model={model} parts={missing} />,
      confirmLabel: text(missing.length > 0 ? "properties.draft.allTheSame" : "properties.draft.put"),
      onConfirm: async () => {
        const params = { [putOnSiteParam]: "true" };
        await update({ collectionType, model, documentId, params }, { withdrawnAt: null });
      },
    },
  };
}

/** Strapi draws actions in lists too, where there is no form. */
PutOnSite.position = "panel";
