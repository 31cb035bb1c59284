import {
  libraryPictureSchema,
  libraryPicturesSchema,
  type Language,
  type LibraryPictures,
  type Localized,
} from "@gevel/config";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

interface Wanted {
  /** Null: all pictures. */
  lacks: Language | null;
  page: number;
}

/** A page of the pictures of the media library; null where it cannot be read, undefined until it is. */
export function useLibraryPictures({ lacks, page }: Wanted) {
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
    /** The texts as they are kept. */
    write: async (id: number, texts: Localized): Promise<Localized> =>
      libraryPictureSchema.parse((await put(`/admin/alternative-texts/${id}`, texts)).data).texts,
  };
}
