import { Flex, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { isFormGroup } from "./form-groups";
import type { FieldProps } from "../fields/field-props";

/** The name of a part of the form, and what it is about. */
export default function GroupHeading({ attribute }: FieldProps) {
  const { formatMessage, messages } = useIntl();
  const group = attribute.options?.group;
  if (!isFormGroup(group)) return null;
  const helpId = `properties.group.${group}.help`;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} id={`group-${group}`} tag="header">
      <Typography variant="delta" tag="h2">
        {formatMessage({ id: `properties.group.${group}` })}
      </Typography>
      {helpId in messages && (
        <Typography variant="pi" textColor="neutral600">
          {formatMessage({ id: helpId })}
        </Typography>
      )}
    </Flex>
  );
}
