import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isPhotoCategory, type PhotoCategory } from '../../schema/photos/photos.ts';

interface OpenedHere {
  readonly isPhoto?: boolean;
}
const OPENED_HERE: OpenedHere = { isPhoto: true };

/** How a link to a photo is followed: going back closes it again. */
export const TO_PHOTO = { state: OPENED_HERE, preventScrollReset: true } as const;

/** What the address says about photos: `?category=` which are shown, `?photo=` which one is open. */
export function usePhotoAddress() {
  const [search] = useSearchParams();
  const { state, hash } = useLocation() as { state: OpenedHere | null; hash: string };
  const navigate = useNavigate();
  const open = /^[1-9]\d{0,8}$/.exec(search.get('photo') ?? '')?.[0];
  const asked = search.get('category');

  const to = (change: Readonly<Record<string, string | null>>): To => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return { search: next.toString() };
  };
  const stay = { replace: true, preventScrollReset: true } as const;

  return {
    openId: open === undefined ? null : Number(open),
    category: isPhotoCategory(asked) ? asked : null,
    hash,
    toPhoto: (id: number) => to({ photo: String(id) }),
    showCategory: (category: PhotoCategory | null) => void navigate(to({ category }), stay),
    /** Another photo takes the place of the open one, without a step in the history. */
    step: (id: number) => void navigate(to({ photo: String(id) }), { ...stay, state }),
    close: () => void (state?.isPhoto ? navigate(-1) : navigate(to({ photo: null }), { ...stay })),
  };
}
