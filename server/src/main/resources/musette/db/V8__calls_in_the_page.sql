-- What the page itself tells can be turned off by kind. Whoever chose before got all of it.
update call_settings
set kinds = trim(kinds || ' TURN.PAGE INVITATION.PAGE OVER.PAGE TOURNAMENT.PAGE FOLLOW.PAGE');
