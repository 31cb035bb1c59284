import type { AttributeGroup as Group, ListingAttribute } from "@gevel/config";
import { Badge, Box, Flex, Grid, Typography } from "@strapi/design-system";
import { ChevronDown, ChevronUp } from "@strapi/icons";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useMessages } from "../messages/use-messages";
import { AttributeField } from "./attribute-field";
import { widthOf } from "./attribute-table";

/** The whole bar opens the group. */
const Bar = styled.button`
  all: unset;
  box-sizing: border-box;
  width: 100%;
  padding: 1.2rem 1.6rem;
  cursor: pointer;
  border-radius: ${({ theme }) => theme.borderRadius};
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

interface AttributeGroupProps {
  group: Group;
  members: readonly ListingAttribute[];
  /** How many of them are filled in, changed by staff, and refused at the last save. */
  filled: number;
  edited: number;
  wrong: number;
  isOpen: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

/** A group of attributes under its name. What is in it is drawn once it is opened. */
export function AttributeGroup(props: AttributeGroupProps) {
  const { group, members, filled, edited, wrong, isOpen, disabled, onToggle } = props;
  const { formatMessage, messages } = useIntl();
  const { text } = useMessages();
  const helpId = `properties.group.${group}.help`;
  const [barId, panelId] = [`attributes-${group}`, `attributes-${group}-panel`];
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box borderColor="neutral200" hasRadius background="neutral0">
      <Typography tag="h3">
        <Bar
          type="button"
          id={barId}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
        >
          <Flex tag="span" gap={3} wrap="wrap">
            <Typography tag="span" variant="omega" fontWeight="bold" textColor="neutral800">
              {formatMessage({ id: `listing.group.${group}` })}
            </Typography>
            <Typography tag="span" variant="pi" textColor="neutral600">
              {text("properties.attributes.filled", { filled, total: members.length })}
            </Typography>
            {edited > 0 && (
              <Badge size="S" textColor="secondary700" backgroundColor="secondary100">
                {text("properties.resetOverrides.mark")}
              </Badge>
            )}
            {wrong > 0 && (
              <Badge size="S" textColor="danger700" backgroundColor="danger100">
                {text("properties.attributes.wrong")}
              </Badge>
            )}
            <Flex tag="span" marginLeft="auto" aria-hidden>
              <Chevron fill="neutral600" />
            </Flex>
          </Flex>
        </Bar>
      </Typography>
      {isOpen && (
        <Box id={panelId} role="region" aria-labelledby={barId} padding={4} paddingTop={2}>
          {helpId in messages && (
            <Typography variant="pi" textColor="neutral600" tag="p" style={{ marginBottom: "1.6rem" }}>
              {formatMessage({ id: helpId })}
            </Typography>
          )}
          <Grid.Root gap={4}>
            {members.map((attribute) => (
              <Grid.Item
                key={attribute.key}
                col={widthOf(attribute)}
                s={12}
                xs={12}
                direction="column"
                alignItems="stretch"
              >
                <AttributeField attribute={attribute} disabled={disabled} />
              </Grid.Item>
            ))}
          </Grid.Root>
        </Box>
      )}
    </Box>
  );
}
