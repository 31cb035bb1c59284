import {
  libraryPictureSchema,
  libraryPicturesSchema,
  languages,
  type Language,
  type LibraryPicture,
  type LibraryPictures,
  type Localized,
} from "@gevel/config";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

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

/** A page of the pictures of the media library; null where it cannot be read, undefined until it is. */
export function useLibraryPictures({ lacks, page }: PictureQuery) {
  const { get, put } = useFetchClient();
  const [answer, setAnswer] = useState<LibraryPictures | null>();
  useEffect(() => {
    const stop = new AbortController();
    const query = new URLSearchParams({ page: String(page), ...(lacks && { lacks }) });
    get(`/admin/alternative-texts?${query.toString()}`, { signal: stop.signal }).then(
      ({ data }: { data: unknown }) => setAnswer(libraryPicturesSchema.parse(data)),
      () => {
        if (!stop.signal.aborted) setAnswer(null);
      },
    );
    return () => stop.abort();
  }, [get, lacks, page]);
  return {
    answer,
    /** The picture stays where it is in the list, though it may lack nothing any more. */
    write: async (id: number, texts: Localized): Promise<void> => {
      const written = libraryPictureSchema.parse((await put(`/admin/alternative-texts/${id}`, texts)).data);
      setAnswer((before) => before && withPicture(before, written));
    },
  };
}
