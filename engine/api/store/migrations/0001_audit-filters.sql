DROP INDEX "audit_entries_program";--> statement-breakpoint
CREATE INDEX "audit_entries_moment" ON "audit_entries" USING btree ("program_uuid","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("program_uuid","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("program_uuid","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("program_uuid","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("program_uuid","subject_kind","at","id");