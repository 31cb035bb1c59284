import { fallbackLanguage, findLocalized, type BoardListing, type MissingPart } from "@gevel/config";
import { TextLink } from "@gevel/kit/screens";
import { Flex, Td, Tr, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { attributesModel } from "../attributes/attribute-table";
import { useStaffLanguage } from "../fields/site-config";
import { addressOfField } from "../gate/field-of-address";
import { DraftBadge } from "../list/item-cells";
import { ShareBar } from "../panels/share-bar";
import { useTexts } from "../texts/use-texts";

const formOf = (documentId: string) => `/content-manager/collection-types/${attributesModel}/${documentId}`;

/** So many that a row stays one: the form tells all of them. */
const shownParts = 8;

/** As a sentence has them: a row is as high as it must be. */
const Parted = styled.ul`
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
  const { text } = useTexts();
  const shown = parts.length <= shownParts + 1 ? parts : parts.slice(0, shownParts);
  const left = parts.length - shown.length;
  return (
    <Parted>
      {shown.map((part) => (
        <li key={`${part.field} ${part.reason} ${part.language ?? ""}`}>
          <TextLink to={formOf(documentId) + addressOfField(part.field, part.language)}>
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
    </Parted>
  );
}

const wide = { whiteSpace: "normal", verticalAlign: "top", paddingTop: 12, paddingBottom: 12 } as const;

/** A listing that lacks something, each part a way to its field. */
export function BoardRow({ listing, nameOf }: { listing: BoardListing; nameOf: (part: MissingPart) => string }) {
  const { text, day } = useTexts();
  const { formatNumber } = useIntl();
  const language = useStaffLanguage();
  const { documentId, reference, headline, zip, city, region, goal, agent, source, missing, reason } = listing;
  const title = findLocalized(headline, language, fallbackLanguage)?.text ?? "";
  const quiet = { variant: "pi", textColor: "neutral600", tag: "p" } as const;
  return (
    <Tr>
      <Td style={{ ...wide, width: "22%" }}>
        <Flex gap={2}>
          <TextLink to={formOf(documentId)}>{reference}</TextLink>
          {listing.isDraft && <DraftBadge />}
        </Flex>
        <Typography tag="p">{title}</Typography>
      </Td>
      <Td style={wide}>
        <Typography tag="p">{`${zip} ${city}`.trim()}</Typography>
        <Typography {...quiet}>{text(`properties.board.region.${region}`)}</Typography>
        <Typography {...quiet}>{text(goal === 1 ? "properties.goal.rent" : "properties.goal.sale")}</Typography>
      </Td>
      <Td style={wide}>
        <Typography tag="p">{agent}</Typography>
        <Typography {...quiet}>{source === "office" ? text("properties.board.office") : source}</Typography>
      </Td>
      <Td style={{ ...wide, width: "24%" }}>
        <Parts documentId={documentId} parts={missing.filter(({ legal }) => legal)} nameOf={nameOf} />
        {reason && (
          <Typography {...quiet} style={{ paddingTop: 8, overflowWrap: "anywhere" }}>
            {text("properties.gate.quoted", { reason: reason.reason })} {reason.by}, {day(reason.at)}
          </Typography>
        )}
      </Td>
      <Td style={{ ...wide, width: "24%" }}>
        <Parts documentId={documentId} parts={missing.filter(({ legal }) => !legal)} nameOf={nameOf} />
      </Td>
      <Td style={wide}>
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
