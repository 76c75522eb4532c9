-- Product photos are private: a bucket nobody can list, one folder per person. Only the function
-- that spends the credit writes; a browser that could would fill the disk for free.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'visual-creator', 'visual-creator', false,
  6 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp']
)
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create policy "visual-creator: lê a própria pasta" on storage.objects
  for select to authenticated using (
    bucket_id = 'visual-creator' and (storage.foldername(name))[1] = (select auth.uid())::text
  );
