import { Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { attributesModel } from "../attributes/attribute-table";
import { useSiteLanguages } from "../fields/site-config";
import { useMainTyped } from "../fields/use-property-types";
import { useMessages } from "../use-messages";
import { completenessRule } from "./completeness-rule";
import { ReasonList } from "../publish-checks/reason-list";
import { useFieldFromUrl } from "../publish-checks/field-in-url";
import { MissingList } from "./missing-list";
import { ShareBar } from "./share-bar";

interface PanelProps {
  model: string;
  documentId?: string;
}

function CompletenessContent({ model, documentId }: PanelProps) {
  const { text } = useMessages();
  const { formatNumber } = useIntl();
  const values = useForm("Completeness", (form) => form.values);
  const languages = useSiteLanguages();
  const mainTyped = useMainTyped();
  useFieldFromUrl();
  const completeness = completenessRule(model)?.({ ...mainTyped(values) }, languages);
  if (completeness === undefined) return null;
  const { percent, missing } = completeness;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography variant="beta" tag="p">
          {formatNumber(percent / 100, { style: "percent" })}
        </Typography>
        <ShareBar percent={percent} />
      </Flex>
      {missing.length === 0 && <Typography variant="pi">{text("properties.completeness.none")}</Typography>}
      <MissingList
        model={model}
        title={text("properties.completeness.legal")}
        parts={missing.filter(({ blocking }) => blocking)}
      />
      <MissingList
        model={model}
        title={text("properties.publishChecks.adviceShort")}
        parts={missing.filter(({ legal, blocking }) => legal && !blocking)}
      />
      <MissingList
        model={model}
        title={text("properties.completeness.useful")}
        parts={missing.filter(({ legal }) => !legal)}
      />
      {documentId !== undefined && model === attributesModel && <ReasonList model={model} documentId={documentId} />}
    </Flex>
  );
}

/** Beside a listing or project: how complete the form's current values are, with links to missing fields. */
export function CompletenessPanel({ model, documentId }: PanelProps) {
  const { text } = useMessages();
  return completenessRule(model)
    ? {
        title: text("properties.completeness.title"),
        content: <CompletenessContent model={model} documentId={documentId} />,
      }
    : null;
}
