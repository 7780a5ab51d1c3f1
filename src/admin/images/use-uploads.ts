import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure } from '../feedback/toasts.ts';
import type { StoredImage } from './image.ts';
import { uploadImage } from './image-requests.ts';

export interface Upload {
  key: string;
  name: string;
  /** Share that has gone out, 0 to 1. */
  progress: number;
}

/** Specification §8. */
const FAILURE = 'Nepavyko įkelti nuotraukos';

/** Uploads that are under way, and the way to begin one; a failure is shown in a toast and resolves to nothing. */
export function useUploads(articleId?: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);

  const uploadOne = async (file: File): Promise<StoredImage | null> => {
    const key = crypto.randomUUID();
    const name = file.name || 'Nuotrauka';
    setUploads((before) => [...before, { key, name, progress: 0 }]);
    const onProgress = (progress: number) =>
      setUploads((before) => before.map((one) => (one.key === key ? { ...one, progress } : one)));
    try {
      return await uploadImage(file, { articleId, onProgress });
    } catch (error) {
      showFailure(FAILURE, error);
      return null;
    } finally {
      setUploads((before) => before.filter((one) => one.key !== key));
      void client.invalidateQueries({ queryKey: ['images'] });
    }
  };

  /** One after another: the server re-encodes each. Answers those that arrived. */
  const upload = async (files: readonly File[]): Promise<StoredImage[]> => {
    const stored: StoredImage[] = [];
    for (const file of files) {
      const image = await uploadOne(file);
      if (image) stored.push(image);
    }
    return stored;
  };
  return { uploads, upload };
}
