import { fallbackLanguage, findLocalized, type BoardListing, type MissingPart } from "@gevel/config";
import { TextLink } from "@gevel/core/screens";
import { Flex, Td, Tr, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { attributesModel } from "../attributes/attribute-table";
import { useStaffLanguage } from "../fields/site-config";
import { urlOfField } from "../publish-checks/field-in-url";
import { DraftBadge } from "../list/item-cells";
import { ShareBar } from "../panels/share-bar";
import { useMessages } from "../use-messages";

const formOf = (documentId: string) => `/content-manager/collection-types/${attributesModel}/${documentId}`;

/** Limits the height of a row; the form shows all. */
const maxParts = 8;

/** Inline, so that a row is no higher than needed. */
const Expandable = styled.ul`
  line-height: 1.5;

  li {
    display: inline;
  }
  li:not(:last-child)::after {
    content: ", ";
  }
`;

interface PartsProps {
  documentId: string;
  parts: readonly MissingPart[];
  nameOf: (part: MissingPart) => string;
}

function Parts({ documentId, parts, nameOf }: PartsProps) {
  const { text } = useMessages();
  const shown = parts.length <= maxParts + 1 ? parts : parts.slice(0, maxParts);
  const left = parts.length - shown.length;
  return (
    <Expandable>
      {shown.map((part) => (
        <li key={`${part.field} ${part.reason} ${part.language ?? ""}`}>
          <TextLink to={formOf(documentId) + urlOfField(part.field, part.language)}>
            {part.legal && !part.blocking ? text("properties.board.advice", { part: nameOf(part) }) : nameOf(part)}
          </TextLink>
        </li>
      ))}
      {left > 0 && (
        <li>
          <Typography variant="pi" textColor="neutral600">
            {text("properties.board.more", { count: left })}
          </Typography>
        </li>
      )}
    </Expandable>
  );
}

const wideCell = { whiteSpace: "normal", verticalAlign: "top", paddingTop: 12, paddingBottom: 12 } as const;

/** A listing that lacks something, each part a link to its field. */
export function IncompleteRow({ listing, nameOf }: { listing: BoardListing; nameOf: (part: MissingPart) => string }) {
  const { text, day } = useMessages();
  const { formatNumber } = useIntl();
  const language = useStaffLanguage();
  const { documentId, reference, headline, zip, city, region, goal, agent, source, missing, reason } = listing;
  const title = findLocalized(headline, language, fallbackLanguage)?.text ?? "";
  const secondaryText = { variant: "pi", textColor: "neutral600", tag: "p" } as const;
  return (
    <Tr>
      <Td style={{ ...wideCell, width: "22%" }}>
        <Flex gap={2}>
          <TextLink to={formOf(documentId)}>{reference}</TextLink>
          {listing.isDraft && <DraftBadge />}
        </Flex>
        <Typography tag="p">{title}</Typography>
      </Td>
      <Td style={wideCell}>
        <Typography tag="p">{`${zip} ${city}`.trim()}</Typography>
        <Typography {...secondaryText}>{text(`properties.board.region.${region}`)}</Typography>
        <Typography {...secondaryText}>{text(goal === 1 ? "properties.goal.rent" : "properties.goal.sale")}</Typography>
      </Td>
      <Td style={wideCell}>
        <Typography tag="p">{agent}</Typography>
        <Typography {...secondaryText}>{source === "office" ? text("properties.board.office") : source}</Typography>
      </Td>
      <Td style={{ ...wideCell, width: "24%" }}>
        <Parts documentId={documentId} parts={missing.filter(({ legal }) => legal)} nameOf={nameOf} />
        {reason && (
          <Typography {...secondaryText} style={{ paddingTop: 8, overflowWrap: "anywhere" }}>
            {text("properties.publishChecks.quoted", { reason: reason.reason })} {reason.by}, {day(reason.at)}
          </Typography>
        )}
      </Td>
      <Td style={{ ...wideCell, width: "24%" }}>
        <Parts documentId={documentId} parts={missing.filter(({ legal }) => !legal)} nameOf={nameOf} />
      </Td>
      <Td style={wideCell}>
        <Flex gap={2}>
          <ShareBar percent={listing.percent} width="4.8rem" />
          <Typography style={{ fontVariantNumeric: "tabular-nums" }}>
            {formatNumber(listing.percent / 100, { style: "percent" })}
          </Typography>
        </Flex>
      </Td>
    </Tr>
  );
}
