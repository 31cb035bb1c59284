import {
  isLanguage,
  languageNames,
  languages,
  type LibraryPicture,
  type Localized,
  libraryPictureSchema,
  libraryPicturesSchema,
  type Language,
  type LibraryPictures,
} from "@gevel/config";
import { Box, Dialog, Flex, IconButton, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { ChevronLeft, ChevronRight } from "@strapi/icons";
import { ConfirmDialog, Layouts, Page, useRBAC, useFetchClient } from "@strapi/strapi/admin";
import { useSearchParams } from "react-router-dom";
import { useMessages } from "./use-messages";
import { PictureTexts } from "./picture-texts";
import { useState, useEffect } from "react";
import { useUnsavedChangesPrompt } from "@gevel/core/screens";

interface PictureQuery {
  /** Null: all pictures. */
  lacks: Language | null;
  page: number;
}

function withPicture(answer: LibraryPictures, written: LibraryPicture): LibraryPictures {
  const before = answer.pictures.find(({ id }) => id === written.id);
  const lacks = (picture: LibraryPicture | undefined, language: Language) => (picture?.texts[language] ? 0 : 1);
  const lacking = { ...answer.lacking };
  for (const language of languages) lacking[language] += lacks(written, language) - lacks(before, language);
  return { ...answer, lacking, pictures: answer.pictures.map((one) => (one.id === written.id ? written : one)) };
}

/** A page of the media library's pictures; null where it cannot be read, undefined while loading. */
function useLibraryPictures({ lacks, page }: PictureQuery) {
  const { get, put } = useFetchClient();
  const [answer, setAnswer] = useState<LibraryPictures | null>();
  useEffect(() => {
    const stop = new AbortController();
    const query = new URLSearchParams({ page: String(page), ...(lacks && { lacks }) });
    get(`/media/pictures?${query.toString()}`, { signal: stop.signal }).then(
      ({ data }: { data: unknown }) => setAnswer(libraryPicturesSchema.parse(data)),
      () => {
        if (!stop.signal.aborted) setAnswer(null);
      },
    );
    return () => stop.abort();
  }, [get, lacks, page]);
  return {
    answer,
    /** The picture stays at its position in the list, even if it no longer lacks a text. */
    write: async (id: number, texts: Localized): Promise<void> => {
      const written = libraryPictureSchema.parse((await put(`/media/pictures/${id}`, texts)).data);
      setAnswer((before) => before && withPicture(before, written));
    },
  };
}

const isSame = (one: Localized, other: Localized) =>
  languages.every((language) => (one[language]?.trim() ?? "") === (other[language]?.trim() ?? ""));

/**
 * Unsaved texts of pictures. They survive a page change within the list; leaving for elsewhere asks for confirmation
 * (`blocker`).
 */
function useTypedTexts() {
  const [typed, setTyped] = useState<ReadonlyMap<number, Localized>>(new Map());
  const isTyped = typed.size > 0;
  const blocker = useUnsavedChangesPrompt(isTyped);
  const without = (id: number) => (before: ReadonlyMap<number, Localized>) =>
    new Map([...before].filter(([other]) => other !== id));
  return {
    typed,
    blocker,
    type: ({ id, texts }: LibraryPicture, next: Localized) =>
      setTyped(isSame(texts, next) ? without(id) : (before) => new Map(before).set(id, next)),
    forget: (id: number) => setTyped(without(id)),
  };
}

const seeing = [{ action: "plugin::upload.read", subject: null }];
const writing = [{ action: "plugin::upload.assets.update", subject: null }];
const all = "all";

/** CMS-12: the pictures that lack an alternative text in a language, with their texts beside them. */
function Pictures() {
  const { text } = useMessages();
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
      <Page.Title>{text("media.title")}</Page.Title>
      <Layouts.Header title={text("media.title")} subtitle={text("media.subtitle")} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Box style={{ maxWidth: "36rem" }}>
            <SingleSelect
              aria-label={text("media.show")}
              value={lacks ?? all}
              onChange={(value: string | number) => setSearch(isLanguage(value) ? { lacks: value } : {})}
            >
              <SingleSelectOption value={all}>{text("media.all", { count })}</SingleSelectOption>
              {languages.map((language) => (
                <SingleSelectOption key={language} value={language}>
                  {text("media.lacking", { language: languageNames[language], count: lacking[language] })}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Box>
          {pictures.length === 0 ? (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography>{text("media.none")}</Typography>
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
                label={text("media.previous")}
                disabled={pagination.page <= 1}
                onClick={() => goToPage(pagination.page - 1)}
              >
                <ChevronLeft />
              </IconButton>
              <Typography>{text("media.page", { page: pagination.page, pageCount: pagination.pageCount })}</Typography>
              <IconButton
                label={text("media.next")}
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
          <ConfirmDialog onConfirm={() => blocker.proceed?.()}>{text("media.leave")}</ConfirmDialog>
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
