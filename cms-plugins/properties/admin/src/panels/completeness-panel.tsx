import { languageNames, listingCompleteness, type MissingPart } from "@gevel/config";
import { Box, Flex, TextButton, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { useSiteLanguages } from "../fields/site-config";
import { useTexts } from "../texts/use-texts";
import { goToField } from "./go-to-field";
import { listingModel } from "./listing-model";
import { ShareBar } from "./share-bar";
import { useFieldLabel } from "./use-field-label";

function MissingList({ title, parts }: { title: string; parts: readonly MissingPart[] }) {
  const { text } = useTexts();
  const labelOf = useFieldLabel(listingModel);
  if (parts.length === 0) return null;
  const words = ({ field, reason, language }: MissingPart) => {
    const what = reason === "empty" ? labelOf(field) : text(`properties.completeness.${reason}`);
    return language ? `${what} (${languageNames[language]})` : what;
  };
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

function CompletenessContent() {
  const { text } = useTexts();
  const { formatNumber } = useIntl();
  const values = useForm("Completeness", (form) => form.values);
  const { percent, missing } = listingCompleteness({ ...values }, useSiteLanguages());
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography variant="beta" tag="p">
          {formatNumber(percent / 100, { style: "percent" })}
        </Typography>
        <ShareBar percent={percent} />
      </Flex>
      {missing.length === 0 && <Typography variant="pi">{text("properties.completeness.none")}</Typography>}
      <MissingList title={text("properties.completeness.legal")} parts={missing.filter(({ legal }) => legal)} />
      <MissingList title={text("properties.completeness.useful")} parts={missing.filter(({ legal }) => !legal)} />
    </Flex>
  );
}

/** Beside a listing: how complete it is as it is typed now, and where to look for what it lacks. */
export function CompletenessPanel({ model }: { model: string }) {
  const { text } = useTexts();
  return model === listingModel
    ? { title: text("properties.completeness.title"), content: <CompletenessContent /> }
    : null;
}
