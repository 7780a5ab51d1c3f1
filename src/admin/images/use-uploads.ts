import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure } from '../feedback/toasts.ts';
import type { StoredImage } from './image.ts';
import { uploadImage } from './image-requests.ts';
import { scalePhoto } from './scale-photo.ts';

export interface Upload {
  key: string;
  name: string;
  /** It is being made small enough to be sent. */
  isScaling: boolean;
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
    setUploads((before) => [...before, { key, name, isScaling: false, progress: 0 }]);
    const change = (to: Partial<Upload>) =>
      setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));
    try {
      const sent = await scalePhoto(file, () => change({ isScaling: true }));
      change({ isScaling: false });
      return await uploadImage(sent, {
        articleId,
        onProgress: (progress) => change({ progress }),
      });
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
