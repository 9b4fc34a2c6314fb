import { Skeleton } from '../ui/page/skeleton.tsx';

/** The space of the featured article. */
export function FeaturedSkeleton() {
  return (
    <div className="grid content-start gap-4 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-10">
      <Skeleton className="aspect-video rounded-card" />
      <div className="grid gap-2">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-18 max-w-[60ch]" />
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-6 w-40" />
      </div>
    </div>
  );
}

/** The space of a card in a list. */
export function CardSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_min(7rem,35%)] content-start items-start gap-4 sm:grid-cols-[1fr_9rem]">
      <div className="grid gap-1.5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-13" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Skeleton className="mt-1 aspect-video" />
    </div>
  );
}
