import { languageNames, type ContentAudit } from "@gevel/config";
import { EmptyState } from "@gevel/core/screens";
import { Box, Flex, LinkButton, Typography } from "@strapi/design-system";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { useContentAuditMessages } from "../messages/content-audit/use-content-audit-messages";

const PictureList = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: 16px;
`;

interface PicturesWithoutTextProps {
  pictures: NonNullable<ContentAudit["pictures"]>;
  languages: ContentAudit["languages"];
}

/** CMS-12, CMS-13: how many pictures lack a text in each language, some of them, and the way to where they are written. */
export function PicturesWithoutText({ pictures: { lacking, some }, languages }: PicturesWithoutTextProps) {
  const { text, namesOf } = useContentAuditMessages();
  if (some.length === 0) return <EmptyState>{text("gevel.contentAudit.pictures.none")}</EmptyState>;
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingBottom={6}>
        {languages.map((language) => {
          const count = lacking[language] ?? 0;
          return (
            <Flex key={language} tag="li" gap={4} justifyContent="space-between">
              <Typography textColor="neutral800">
                {text("gevel.contentAudit.pictures.count", { language: languageNames[language], count })}
              </Typography>
              {count > 0 && (
                <LinkButton
                  tag={Link}
                  to={`/library-pictures?lacks=${language}`}
                  variant="secondary"
                  aria-label={`${text("gevel.contentAudit.pictures.write")}: ${languageNames[language]}`}
                >
                  {text("gevel.contentAudit.pictures.write")}
                </LinkButton>
              )}
            </Flex>
          );
        })}
      </Flex>
      <Pictures>
        {some.map(({ id, name, thumbnail, texts }) => (
          <li key={id}>
            <PictureList src={thumbnail} alt="" loading="lazy" />
            <Typography tag="p" variant="pi" textColor="neutral800" ellipsis paddingTop={2} title={name}>
              {name}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {text("gevel.contentAudit.pictures.lacks", {
                languages: namesOf(languages.filter((language) => !texts[language]?.trim())),
              })}
            </Typography>
          </li>
        ))}
      </Pictures>
    </Box>
  );
}
