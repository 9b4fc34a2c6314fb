import { toast } from '../../ui/page/toast.ts';

export const toastFailure = (title: string) =>
  toast({ title, variant: 'destructive', duration: 5000 });
