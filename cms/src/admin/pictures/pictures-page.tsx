import { isLanguage, languageNames, languages } from "@gevel/config";
import { Box, Dialog, Flex, IconButton, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { ChevronLeft, ChevronRight } from "@strapi/icons";
import { ConfirmDialog, Layouts, Page, useRBAC } from "@strapi/strapi/admin";
import { useSearchParams } from "react-router-dom";
import { usePictureMessages } from "../messages/pictures/use-picture-messages";
import { PictureTexts } from "./picture-texts";
import { useLibraryPictures } from "./use-library-pictures";
import { useTypedTexts } from "./use-typed-texts";

const seeing = [{ action: "plugin::upload.read", subject: null }];
const writing = [{ action: "plugin::upload.assets.update", subject: null }];
const all = "all";

/** CMS-12: the pictures that lack an alternative text in a language, with their texts beside them. */
function Pictures() {
  const { text } = usePictureMessages();
  const [search, setSearch] = useSearchParams();
  const requested = search.get("lacks");
  const lacks = isLanguage(requested) ? requested : null;
  const page = Math.max(1, Number(search.get("page")) || 1);
  const { answer, write } = useLibraryPictures({ lacks, page });
  const { typed, type, forget, blocker } = useTypedTexts();
  const { allowedActions } = useRBAC(writing);
  if (answer === undefined) return <Page.Loading />;
  if (answer === null) return <Page.Error />;
  const { pictures, pagination, lacking, count } = answer;
  const goToPage = (to: number) => setSearch({ ...(lacks && { lacks }), page: String(to) });
  return (
    <Page.Main>
      <Page.Title>{text("gevel.pictures.title")}</Page.Title>
      <Layouts.Header title={text("gevel.pictures.title")} subtitle={text("gevel.pictures.subtitle")} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Box style={{ maxWidth: "36rem" }}>
            <SingleSelect
              aria-label={text("gevel.pictures.show")}
              value={lacks ?? all}
              onChange={(value: string | number) => setSearch(isLanguage(value) ? { lacks: value } : {})}
            >
              <SingleSelectOption value={all}>{text("gevel.pictures.all", { count })}</SingleSelectOption>
              {languages.map((language) => (
                <SingleSelectOption key={language} value={language}>
                  {text("gevel.pictures.lacking", { language: languageNames[language], count: lacking[language] })}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Box>
          {pictures.length === 0 ? (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography>{text("gevel.pictures.none")}</Typography>
            </Box>
          ) : (
            pictures.map((picture) => (
              <PictureTexts
                key={picture.id}
                picture={picture}
                typed={typed.get(picture.id) ?? null}
                disabled={!allowedActions.canUpdate}
                onType={(texts) => type(picture, texts)}
                onSave={async (texts) => {
                  await write(picture.id, texts);
                  forget(picture.id);
                }}
              />
            ))
          )}
          {pagination.pageCount > 1 && (
            <Flex gap={3} justifyContent="flex-end">
              <IconButton
                label={text("gevel.pictures.previous")}
                disabled={pagination.page <= 1}
                onClick={() => goToPage(pagination.page - 1)}
              >
                <ChevronLeft />
              </IconButton>
              <Typography>
                {text("gevel.pictures.page", { page: pagination.page, pageCount: pagination.pageCount })}
              </Typography>
              <IconButton
                label={text("gevel.pictures.next")}
                disabled={pagination.page >= pagination.pageCount}
                onClick={() => goToPage(pagination.page + 1)}
              >
                <ChevronRight />
              </IconButton>
            </Flex>
          )}
        </Flex>
        <Dialog.Root
          open={blocker.state === "blocked"}
          onOpenChange={(open) => {
            if (!open) blocker.reset?.();
          }}
        >
          <ConfirmDialog onConfirm={() => blocker.proceed?.()}>{text("gevel.pictures.leave")}</ConfirmDialog>
        </Dialog.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

export default function PicturesPage() {
  return (
    <Page.Protect permissions={seeing}>
      <Pictures />
    </Page.Protect>
  );
}
