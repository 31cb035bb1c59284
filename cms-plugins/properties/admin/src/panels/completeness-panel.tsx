import type { MissingPart } from "@gevel/config";
import { Box, Flex, TextButton, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { useSiteLanguages } from "../fields/site-config";
import { useTexts } from "../texts/use-texts";
import { completenessRule } from "./completeness-rule";
import { goToField } from "./go-to-field";
import { ShareBar } from "./share-bar";
import { usePartWords } from "./use-part-words";

function MissingList({ model, title, parts }: { model: string; title: string; parts: readonly MissingPart[] }) {
  const words = usePartWords(model);
  if (parts.length === 0) return null;
  return (
    <Box>
      <Typography variant="pi" fontWeight="bold" tag="h3">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={1} paddingTop={1}>
        {parts.map((part) => (
          <li key={`${part.field} ${part.reason} ${part.language ?? ""}`}>
            <TextButton onClick={() => goToField(part.field, part.language)} style={{ textAlign: "start" }}>
              {words(part)}
            </TextButton>
          </li>
        ))}
      </Flex>
    </Box>
  );
}

function CompletenessContent({ model }: { model: string }) {
  const { text } = useTexts();
  const { formatNumber } = useIntl();
  const values = useForm("Completeness", (form) => form.values);
  const languages = useSiteLanguages();
  const completeness = completenessRule(model)?.({ ...values }, languages);
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
        parts={missing.filter(({ legal }) => legal)}
      />
      <MissingList
        model={model}
        title={text("properties.completeness.useful")}
        parts={missing.filter(({ legal }) => !legal)}
      />
    </Flex>
  );
}

/** Beside a listing or project: how complete it is as it is typed now, and where to look for what it lacks. */
export function CompletenessPanel({ model }: { model: string }) {
  const { text } = useTexts();
  return completenessRule(model)
    ? { title: text("properties.completeness.title"), content: <CompletenessContent model={model} /> }
    : null;
}
